// Message components, Discord's numbers in brackets: rows (1), buttons (2), selects (3, 5 to 8), section (9),
// text (10), thumbnail (11), gallery (12), file (13), separator (14), container (17).

import { el, freshId, icon, safeUrl } from "./dom.js";
import { listbox } from "./listbox.js";
import { inlineMarkdown, jumpTarget, markdown } from "./markdown.js";
import { word } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };

/**
 * Draws the components of one message. `desk` is what the page lends:
 * `context` (for markdown), `press(message, component)`, `select(message, component, values)`,
 * `isPending(message, id)`, `failure(message, id)`, `openPicture(media)`, `people()`, `channels()`.
 */
export class Drawing {
  constructor(message, desk) {
    this.message = message;
    this.desk = desk;
  }

  /** Elements for a list of components; `path` names their place in the message. */
  all(components, path = "") {
    return components.flatMap((component, at) => this.one(component, `${path}${at}`));
  }

  one(component, path) {
    switch (component.type) {
      case 1: return this.row(component, path);
      case 9: return this.section(component, path);
      case 10: return [el("div", { class: "text" }, markdown(component.content, this.desk.context))];
      case 12: return [this.gallery(component)];
      case 13: return [this.file(component)];
      case 14: return [this.separator(component)];
      case 17: return [this.container(component, path)];
      default: return [el("p", { class: "unknown", text: word("cannotShow") })];
    }
  }

  container(component, path) {
    const accent = component.accent_color;
    const colour = Number.isInteger(accent) ? `#${accent.toString(16).padStart(6, "0")}` : null;
    const node = el("div", { class: colour ? "container accent" : "container" },
      this.all(component.components, `${path}.`));
    if (colour) node.style.setProperty("--accent", colour);
    return component.spoiler ? veil(node) : node;
  }

  section(component, path) {
    const { accessory } = component;
    const side = accessory.type === 11
      ? this.picture(mediaOf(accessory, this.message), "thumbnail")
      : this.button(accessory, `${path}.x`);
    return [
      el("div", { class: "section" },
        el("div", { class: "section-text" }, this.all(component.components, `${path}.`)), side),
      this.failureLine([accessory]),
    ];
  }

  separator(component) {
    const large = component.spacing === 2 ? " large" : "";
    return component.divider === false
      ? el("div", { class: `gap${large}` })
      : el("hr", { class: `divider${large}` });
  }

  gallery(component) {
    const pictures = component.items.map((item) => this.picture(mediaOf(item, this.message), "gallery-picture"));
    return el("div", { class: `gallery of-${Math.min(pictures.length, 4)}` }, pictures);
  }

  /** A picture that opens large when pressed. */
  picture(media, className) {
    const url = safeUrl(media.url);
    const label = media.description || word("picture");
    const image = el("img", { src: url, alt: media.description || word("noAlt"), width: media.width || null,
      height: media.height || null, decoding: "async" });
    const node = el("button", {
      type: "button", class: `picture ${className}`, "aria-label": `${word("openPicture")}: ${label}`,
      title: media.description || null, on: { click: () => this.desk.openPicture({ ...media, url }) },
    }, image);
    if (media.width && media.height) node.style.setProperty("--ratio", String(media.width / media.height));
    return media.spoiler ? veil(node) : node;
  }

  file(component) {
    const media = mediaOf({ ...component, media: component.file }, this.message);
    return fileLink(component.name || media.filename, component.size || media.size, media.url);
  }

  row(component, path) {
    const parts = component.components || [];
    const short = parts.length > 1 && parts.every((part) => part.type === 2 && (part.label || "").length <= 3);
    const nodes = parts.map((part, at) => this.interactive(part, `${path}.${at}`));
    return [el("div", { class: short ? "row short" : "row" }, nodes), this.failureLine(parts)];
  }

  interactive(component, path) {
    return component.type === 2 ? this.button(component, path) : this.select(component, path);
  }

  button(component, path) {
    const inside = [
      component.emoji ? el("span", { class: "emoji", text: emojiText(component.emoji) }) : null,
      component.label ? el("span", { class: "label", text: component.label }) : null,
    ];
    const className = `button component-button ${STYLES[component.style] || "secondary"}`;
    if (component.style === 5) return this.linkButton(component, path, className, inside);
    const pending = this.desk.isPending(this.message, component.custom_id);
    const failed = this.desk.failure(this.message, component.custom_id);
    const node = el("button", {
      type: "button", class: pending ? `${className} pending` : className, disabled: Boolean(component.disabled),
      "aria-busy": pending ? "true" : null, "aria-describedby": failed ? this.failureId() : null,
      data: { key: component.custom_id, path },
      on: { click: () => this.desk.press(this.message, component) },
    }, inside);
    if (pending) node.append(el("span", { class: "dots" }, el("i"), el("i"), el("i")));
    return node;
  }

  linkButton(component, path, className, inside) {
    const url = safeUrl(component.url);
    const target = url && jumpTarget(url);
    const jump = (event) => {
      event.preventDefault();
      this.desk.context.openChannel(target.channel, target.message);
    };
    if (!url || component.disabled) return el("button", { type: "button", class: className, disabled: true }, inside);
    return el("a", {
      class: className, href: url, target: "_blank", rel: "noopener noreferrer", data: { key: component.url, path },
      on: target ? { click: jump } : {},
    }, inside, target ? null : icon("out"));
  }

  select(component, path) {
    const chosen = this.desk.chosen(this.message, component.custom_id);
    const defaults = new Set((component.default_values || []).map((value) => value.id));
    const options = this.optionsOf(component).map((option) => ({
      ...option,
      default: chosen ? chosen.includes(option.value) : option.default || defaults.has(option.value),
    }));
    const pending = this.desk.isPending(this.message, component.custom_id);
    return listbox({
      options, min: component.min_values ?? 1, max: component.max_values ?? 1,
      placeholder: component.placeholder, disabled: Boolean(component.disabled), busy: pending,
      data: { key: component.custom_id, path },
      onChange: (values) => this.desk.select(this.message, component, values),
    }).node;
  }

  optionsOf(component) {
    return component.type === 3 ? component.options : entityOptions(component, this.desk);
  }

  failureId() {
    this.failId = this.failId || freshId("failure");
    return this.failId;
  }

  /** The sentence under a row whose press or choice was not answered or was refused. */
  failureLine(parts) {
    const text = parts.map((part) => this.desk.failure(this.message, part.custom_id)).find(Boolean);
    return text ? el("p", { class: "failure", id: this.failureId() }, icon("warn"), el("span", { text })) : null;
  }
}

/** Options of the selects whose choices are people (5, 7) or channels (8). */
export function entityOptions(component, desk) {
  if (component.type === 8) return desk.channels();
  return component.type === 5 || component.type === 7 ? desk.people() : [];
}

function emojiText(emoji) {
  return emoji.id ? `:${emoji.name}:` : emoji.name;
}

/** A picture's address, size and alt text; `attachment://name` is looked up among the message's files. */
function mediaOf(item, message) {
  const media = item.media || {};
  const name = /^attachment:\/\/(.+)$/.exec(media.url || "");
  const files = message.attachments || [];
  const file = files.find((other) => (name ? other.filename === name[1] : other.url === media.url));
  return {
    url: file ? file.url : media.url,
    filename: file ? file.filename : (media.url || "").split("/").pop(),
    size: file && file.size,
    width: media.width || (file && file.width),
    height: media.height || (file && file.height),
    description: item.description || (file && file.description) || "",
    spoiler: Boolean(item.spoiler),
  };
}

/** A file to download, with its size. */
export function fileLink(name, size, address) {
  const url = safeUrl(address);
  return el("a", { class: "file", href: url, download: name, target: "_blank", rel: "noopener noreferrer",
    "aria-label": word("file", { name }) },
  icon("file"), el("bdi", { text: name }), size ? el("span", { class: "size", text: sizeText(size) }) : null);
}

function sizeText(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1048576 ? `${(bytes / 1024).toFixed(1)} KiB` : `${(bytes / 1048576).toFixed(1)} MiB`;
}

/** Hide a part until it is pressed. */
function veil(node) {
  const cover = el("button", { type: "button", class: "veil", text: word("spoiler") });
  const box = el("div", { class: "veiled" }, node, cover);
  cover.addEventListener("click", () => {
    cover.remove();
    box.classList.add("shown");
  });
  return box;
}

/** Files of a classic message: pictures are shown, the rest can be fetched. */
export function attachmentsOf(message, drawing) {
  return (message.attachments || []).map((file) => {
    if (!(file.content_type || "").startsWith("image/")) return fileLink(file.filename, file.size, file.url);
    return drawing.picture({ ...file, spoiler: file.filename.startsWith("SPOILER_") }, "gallery-picture single");
  });
}

/** A classic embed. */
export function embedNode(embed, drawing) {
  const { context } = drawing.desk;
  const url = embed.url && safeUrl(embed.url);
  const rich = (text) => inlineMarkdown(text, context);
  const node = el("div", { class: "embed container accent" },
    embed.thumbnail ? drawing.picture({ ...embed.thumbnail }, "thumbnail") : null,
    embed.author ? el("p", { class: "embed-author", text: embed.author.name }) : null,
    embed.title ? el("h3", { class: "embed-title" }, url ? el("a", { href: url, rel: "noopener noreferrer",
      target: "_blank" }, rich(embed.title)) : rich(embed.title)) : null,
    embed.description ? el("div", { class: "text" }, markdown(embed.description, context)) : null,
    embed.fields && embed.fields.length ? el("dl", { class: "embed-fields" }, embed.fields.map((field) =>
      el("div", { class: field.inline ? "inline" : "" },
        el("dt", {}, rich(field.name)), el("dd", {}, markdown(field.value, context))))) : null,
    embed.image ? drawing.picture({ ...embed.image }, "gallery-picture single") : null,
    embed.footer ? el("p", { class: "embed-footer", text: embed.footer.text }) : null);
  const colour = Number.isInteger(embed.color) ? `#${embed.color.toString(16).padStart(6, "0")}` : "var(--line)";
  node.style.setProperty("--accent", colour);
  return node;
}
