// Dialogs: the bot's modals, and pictures seen large.

import { el, fill, freshId, icon } from "./dom.js";
import { entityOptions } from "./components.js";
import { listbox } from "./listbox.js";
import { markdown } from "./markdown.js";
import { word } from "./words.js";

const PARAGRAPH = 2;

/**
 * Show a modal. `submit(values)` answers a promise of the sentence to show when it went wrong, or of null when it went
 * well; `closed()` is called once when the dialog has gone, either way.
 */
export function openModal({ modal, desk, submit, closed }) {
  new ModalDialog({ modal, desk, submit, closed }).open();
}

class ModalDialog {
  constructor({ modal, desk, submit, closed }) {
    Object.assign(this, { modal, desk, submit, closed });
    this.fields = [];
  }

  open() {
    const title = freshId("modal");
    this.failure = el("p", { class: "failure", role: "alert", hidden: true });
    this.send = el("button", { type: "submit", class: "button primary", text: word("submit") });
    const parts = this.modal.components.map((component) => this.part(component));
    const form = el("form", { novalidate: true, on: { submit: (event) => this.submitted(event) } },
      el("header", {}, el("h2", { id: title, text: this.modal.title }),
        el("button", { type: "button", class: "plain-button", "aria-label": word("close"),
          on: { click: () => this.dialog.close() } }, icon("close"))),
      el("div", { class: "modal-body" }, parts, this.failure),
      el("footer", {},
        el("button", { type: "button", class: "button secondary", text: word("cancel"),
          on: { click: () => this.dialog.close() } }), this.send));
    this.dialog = el("dialog", { class: "modal", "aria-labelledby": title, on: { close: () => this.gone() } }, form);
    document.body.append(this.dialog);
    this.dialog.showModal();
    if (this.fields.length > 0) this.fields[0].focus();
  }

  gone() {
    this.dialog.remove();
    this.closed();
  }

  part(component) {
    if (component.type === 10) return el("div", { class: "text" }, markdown(component.content, this.desk.context));
    if (component.type === 18) return this.labelled(component.component, component.label, component.description);
    if (component.type === 1) return component.components.map((inner) => this.labelled(inner, inner.label, null));
    return el("p", { class: "unknown", text: word("cannotShow") });
  }

  labelled(component, label, description) {
    const ids = { field: freshId("field"), hint: freshId("hint"), fault: freshId("fault") };
    const fault = el("p", { class: "failure", id: ids.fault, hidden: true });
    const field = this.field(component, label, ids);
    const show = (text) => {
      fault.hidden = !text;
      fill(fault, text ? [icon("warn"), text] : []);
      field.node.toggleAttribute("data-wrong", Boolean(text));
    };
    this.fields.push({ ...field, component, show });
    const required = component.required !== false;
    return el("div", { class: "modal-field" },
      el("label", { for: ids.field, class: "modal-label" }, el("span", { text: label || "" }),
        required ? el("span", { class: "star", "aria-label": word("required"), text: " *" }) : null),
      description ? el("p", { class: "modal-description", id: ids.hint, text: description }) : null,
      field.node, fault);
  }

  field(component, label, ids) {
    if (component.type === 4) return textField(component, ids);
    if (component.type === 21 || component.type === 22) return ticksField(component, label);
    if (component.type === 23) return tickField(component, ids);
    return selectField(component, label, this.desk);
  }

  async submitted(event) {
    event.preventDefault();
    const faults = this.fields.map((field) => faultOf(field));
    this.fields.forEach((field, at) => field.show(faults[at]));
    const wrong = faults.findIndex(Boolean);
    if (wrong >= 0) {
      this.fields[wrong].focus();
      return;
    }
    this.send.disabled = true;
    const values = Object.fromEntries(this.fields.map((field) => [field.component.custom_id, field.value()]));
    const failure = await this.submit(values);
    this.send.disabled = false;
    if (!failure) {
      this.dialog.close();
      return;
    }
    this.failure.hidden = false;
    fill(this.failure, icon("warn"), failure);
  }
}

function faultOf({ component, value }) {
  const given = value();
  const required = component.required !== false;
  if (given.length === 0) return required ? word("fieldRequired") : null;
  if (Array.isArray(given)) {
    const least = component.min_values ?? 1;
    return given.length < least ? word("pickRange", { min: least, max: component.max_values ?? 1 }) : null;
  }
  if (typeof given !== "string") return null;
  const label = component.label || "";
  const short = given.length < (component.min_length || 0);
  if (short) return word("tooShort", { name: label, limit: component.min_length }).replace(/^: /, "");
  const long = component.max_length && given.length > component.max_length;
  return long ? word("tooLong", { name: label, limit: component.max_length }).replace(/^: /, "") : null;
}

function textField(component, ids) {
  const node = el(component.style === PARAGRAPH ? "textarea" : "input", {
    id: ids.field, type: component.style === PARAGRAPH ? null : "text", rows: component.style === PARAGRAPH ? 5 : null,
    placeholder: component.placeholder, maxlength: component.max_length || 4000,
    "aria-describedby": `${ids.hint} ${ids.fault}`, "aria-required": String(component.required !== false),
    data: { field: component.custom_id },
  });
  node.value = component.value || "";
  return { node, value: () => node.value, focus: () => node.focus() };
}

function selectField(component, label, desk) {
  const options = component.type === 3 ? component.options : entityOptions(component, desk);
  const box = listbox({
    options, min: component.required === false ? 0 : component.min_values ?? 1, max: component.max_values ?? 1,
    placeholder: component.placeholder, label, disabled: false, data: { field: component.custom_id },
    onChange: () => {},
  });
  return { node: box.node, value: box.values, focus: () => box.button.focus() };
}

function ticksField(component, label) {
  const many = component.type === 22;
  const name = freshId("group");
  const inputs = component.options.map((option) => {
    const input = el("input", { type: many ? "checkbox" : "radio", name, value: option.value });
    input.checked = Boolean(option.default);
    return input;
  });
  const rows = component.options.map((option, at) => el("label", { class: "tick-row" }, inputs[at],
    el("span", {}, option.label,
      option.description ? el("span", { class: "option-description", text: option.description }) : null)));
  const node = el("div", { role: many ? "group" : "radiogroup", "aria-label": label,
    data: { field: component.custom_id } }, rows);
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  return { node, value: () => (many ? chosen() : chosen()[0] || ""), focus: () => inputs[0].focus() };
}

function tickField(component, ids) {
  const node = el("input", { type: "checkbox", id: ids.field, data: { field: component.custom_id } });
  node.checked = Boolean(component.default);
  return { node, value: () => node.checked, focus: () => node.focus() };
}

/** Show a picture as large as the window allows, with its description; a press on it shows it in its full size. */
export function openPicture(media) {
  const label = media.description || word("picture");
  const picture = el("img", { src: media.url, alt: media.description || word("noAlt") });
  const zoom = el("button", { type: "button", class: "button secondary", "aria-pressed": "false", text: word("zoom") });
  const dialog = el("dialog", { class: "lightbox", "aria-label": label, on: { close: () => dialog.remove() } },
    el("button", { type: "button", class: "plain-button lightbox-close", "aria-label": word("close"),
      on: { click: () => dialog.close() } }, icon("close")),
    el("figure", {}, picture, media.description ? el("figcaption", { text: media.description }) : null),
    el("div", { class: "lightbox-foot" }, zoom,
      el("a", { class: "button secondary", href: media.url, target: "_blank", rel: "noopener noreferrer",
        text: word("openOriginal") })));
  const toggle = (event) => zoomTo(dialog, picture, zoom, event);
  picture.addEventListener("click", toggle);
  zoom.addEventListener("click", toggle);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.matches("figure")) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** Change between fitting and full size; the pressed point of the picture stays under the finger. */
function zoomTo(dialog, picture, zoom, event) {
  const before = picture.getBoundingClientRect();
  const pressed = event.currentTarget === picture;
  const at = pressed
    ? { x: (event.clientX - before.left) / before.width, y: (event.clientY - before.top) / before.height }
    : { x: 0.5, y: 0.5 };
  const full = dialog.classList.toggle("full");
  zoom.setAttribute("aria-pressed", String(full));
  const after = picture.getBoundingClientRect();
  dialog.scrollTo(after.width * at.x - dialog.clientWidth / 2, after.height * at.y - dialog.clientHeight / 2);
}
