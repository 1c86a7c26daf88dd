// Discord's markdown as elements. The result is made of text nodes and a fixed set of tags, so nothing a name or a
// message says can become markup of the page.

import { el, safeUrl } from "./dom.js";
import { stamp, timeElement } from "./times.js";
import { word } from "./words.js";

const CODE_BLOCK = /```(?:([\w+#.-]*)\n)?([\s\S]+?)```/g;
const HEADING = /^(#{1,3})\s+(.+?)\s*$/;
const SUBTEXT = /^-#\s+(.+)$/;
const ITEM = /^(\s*)([-*]|\d{1,9}\.)\s+(.*)$/;
const JUMP = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;
const MAX_DEPTH = 12;

// Order matters: longer signs come before the shorter ones they begin with.
const PAIRS = [
  { sign: "**", tag: "strong" },
  { sign: "__", tag: "u" },
  { sign: "~~", tag: "s" },
  { sign: "||", tag: "spoiler" },
  { sign: "*", tag: "em" },
  { sign: "_", tag: "em" },
];

/**
 * A fragment for a whole text with blocks.
 * `context`: `me` (user id), `userName(id)`, `channelName(id)`, `openChannel(id, messageId?)`, `useCommand(name)`.
 */
export function markdown(text, context) {
  const fragment = document.createDocumentFragment();
  let from = 0;
  for (const match of text.matchAll(CODE_BLOCK)) {
    blocks(trimAround(text.slice(from, match.index), from > 0, true), fragment, context);
    fragment.append(el("pre", {}, el("code", { text: match[2].replace(/^\n+|\s+$/g, "") })));
    from = match.index + match[0].length;
  }
  blocks(trimAround(text.slice(from), from > 0, false), fragment, context);
  return fragment;
}

/** A fragment for one line without blocks (embed titles, labels). */
export function inlineMarkdown(text, context) {
  const fragment = document.createDocumentFragment();
  inline(text, fragment, context, 0);
  return fragment;
}

/** Where a link leads inside this page, as `{channel, message}`, or null for every other address. */
export function jumpTarget(url) {
  const match = JUMP.exec(url);
  return match ? { channel: match[1], message: match[2] || null } : null;
}

function trimAround(text, afterCode, beforeCode) {
  let result = text;
  if (afterCode) result = result.replace(/^\n/, "");
  if (beforeCode) result = result.replace(/\n$/, "");
  return result;
}

function blocks(text, parent, context) {
  if (!text) return;
  const lines = text.split("\n");
  let plain = [];
  const flush = () => {
    if (plain.length === 0) return;
    const paragraph = el("p", { class: "plain" });
    inline(plain.join("\n"), paragraph, context, 0);
    parent.append(paragraph);
    plain = [];
  };
  for (let at = 0; at < lines.length;) {
    const block = blockAt(lines, at, context);
    if (block) {
      flush();
      parent.append(block.node);
      at = block.next;
    } else {
      plain.push(lines[at]);
      at += 1;
    }
  }
  flush();
}

function blockAt(lines, at, context) {
  const line = lines[at];
  let match = HEADING.exec(line);
  if (match) return { node: holder(`h${match[1].length + 2}`, `h${match[1].length}`, match[2], context), next: at + 1 };
  match = SUBTEXT.exec(line);
  if (match) return { node: holder("p", "subtext", match[1], context), next: at + 1 };
  if (line.startsWith(">>> ")) return quote([line.slice(4), ...lines.slice(at + 1)], lines.length, context);
  if (/^> ?/.test(line) && line.startsWith("> ")) return quoteLines(lines, at, context);
  if (ITEM.test(line)) return list(lines, at, context);
  return null;
}

function holder(tag, className, text, context) {
  const node = el(tag, { class: className });
  inline(text, node, context, 0);
  return node;
}

function quoteLines(lines, at, context) {
  let end = at;
  while (end < lines.length && lines[end].startsWith("> ")) end += 1;
  return quote(lines.slice(at, end).map((line) => line.slice(2)), end, context);
}

function quote(lines, next, context) {
  const node = el("blockquote");
  blocks(lines.join("\n"), node, context);
  return { node, next };
}

function list(lines, at, context) {
  const first = ITEM.exec(lines[at]);
  const indent = first[1].length;
  const ordered = /\d/.test(first[2]);
  const node = el(ordered ? "ol" : "ul", { start: ordered ? parseInt(first[2], 10) : null });
  let next = at;
  while (next < lines.length) {
    const match = ITEM.exec(lines[next]);
    if (!match || match[1].length < indent) break;
    if (match[1].length > indent + 1 && node.lastChild) {
      const inner = list(lines, next, context);
      node.lastChild.append(inner.node);
      next = inner.next;
      continue;
    }
    if (/\d/.test(match[2]) !== ordered) break;
    node.append(holder("li", "", match[3], context));
    next += 1;
  }
  return { node, next };
}

function inline(text, parent, context, depth) {
  let plain = "";
  const flush = () => {
    if (plain) parent.append(plain);
    plain = "";
  };
  for (let at = 0; at < text.length;) {
    const found = depth < MAX_DEPTH ? inlineAt(text, at, context, depth) : null;
    if (found) {
      flush();
      parent.append(found.node);
      at += found.length;
    } else if (text[at] === "\\" && /[^\sA-Za-z0-9]/.test(text[at + 1] || "")) {
      plain += text[at + 1];
      at += 2;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  flush();
}

function inlineAt(text, at, context, depth) {
  const rest = text.slice(at, at + 2000);
  switch (text[at]) {
    case "`": return codeSpan(rest);
    case "<": return angled(rest, context);
    case "[": return maskedLink(rest, context, depth);
    case "h": return bareLink(rest, context);
    default: return paired(text, at, context, depth);
  }
}

function codeSpan(rest) {
  const match = /^(`+)([\s\S]*?[^`])\1(?!`)/.exec(rest);
  if (!match) return null;
  return { node: el("code", { class: "inline", text: match[2].trim() || match[2] }), length: match[0].length };
}

function angled(rest, context) {
  let match = /^<@!?(\d+)>/.exec(rest);
  if (match) return { node: userMention(match[1], context), length: match[0].length };
  match = /^<#(\d+)>/.exec(rest);
  if (match) return { node: channelLink(match[1], null, context), length: match[0].length };
  match = /^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/.exec(rest);
  if (match) return { node: timeElement(Number(match[1]), match[2] || "f"), length: match[0].length };
  match = /^<\/([^:>]{1,100}):(\d+)>/.exec(rest);
  if (match) return { node: commandMention(match[1], context), length: match[0].length };
  match = /^<(https?:\/\/[^\s>]+)>/.exec(rest);
  if (match) return { node: link(match[1], match[1], context), length: match[0].length };
  match = /^<a?:(\w{2,32}):\d+>/.exec(rest);
  return match && { node: el("span", { text: `:${match[1]}:` }), length: match[0].length };
}

function maskedLink(rest, context, depth) {
  const match = /^\[((?:\\.|[^[\]\\])+)\]\(<?(https?:\/\/[^\s<>)]+)>?(?:\s+"[^"]*")?\)/.exec(rest);
  if (!match) return null;
  const node = link(match[2], "", context);
  inline(match[1], node, context, depth + 1);
  return { node, length: match[0].length };
}

function bareLink(rest, context) {
  const match = /^https?:\/\/[^\s<]+[^\s<.,:;"'\])]/.exec(rest);
  return match && { node: link(match[0], match[0], context), length: match[0].length };
}

function paired(text, at, context, depth) {
  for (const { sign, tag } of PAIRS) {
    if (!text.startsWith(sign, at)) continue;
    const end = closing(text, at, sign);
    if (end < 0) continue;
    const node = tag === "spoiler" ? spoiler() : el(tag);
    inline(text.slice(at + sign.length, end), node, context, depth + 1);
    return { node, length: end + sign.length - at };
  }
  return null;
}

/** Where the closing sign for the one at `at` stands, or -1; escapes, code and `<...>` are stepped over. */
function closing(text, at, sign) {
  const single = sign.length === 1;
  const from = at + sign.length;
  if (single && /\s/.test(text[from] || " ")) return -1;
  if (sign === "_" && /\w/.test(text[at - 1] || "")) return -1;
  for (let here = from; here < text.length; here += 1) {
    const skipped = step(text, here);
    if (skipped > 0) {
      here += skipped - 1;
      continue;
    }
    if (!text.startsWith(sign, here) || here === from) continue;
    if (single && text[here + 1] === sign) {
      here += 1;
      continue;
    }
    if (single && /\s/.test(text[here - 1])) continue;
    if (sign === "_" && /\w/.test(text[here + 1] || "")) continue;
    // `**a *b***`: the last two of three stars close the outer pair.
    return !single && text[here + sign.length] === sign[0] ? here + 1 : here;
  }
  return -1;
}

function step(text, here) {
  if (text[here] === "\\") return 2;
  if (text[here] === "`") return (codeSpan(text.slice(here, here + 2000)) || { length: 0 }).length;
  if (text[here] === "<") return (/^<(?:[@#t/:a]|https?:)[^\s>]*>/.exec(text.slice(here, here + 200)) || [""])[0].length;
  return 0;
}

function spoiler() {
  const node = el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": word("spoiler") });
  const show = (event) => {
    if (!node.classList.contains("shown")) event.preventDefault();
    node.classList.add("shown");
    ["role", "tabindex", "aria-label"].forEach((name) => node.removeAttribute(name));
  };
  node.addEventListener("click", show);
  node.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") show(event);
  });
  return node;
}

function userMention(id, context) {
  const mine = id === context.me ? " mine" : "";
  return el("span", { class: `mention${mine}` }, "@", el("bdi", { text: context.userName(id) }));
}

function channelLink(channel, message, context) {
  return el(
    "button",
    { class: "mention link", type: "button", on: { click: () => context.openChannel(channel, message) } },
    "#",
    el("bdi", { text: context.channelName(channel) }),
    message ? " ›" : "",
  );
}

function commandMention(name, context) {
  const press = () => context.useCommand(name);
  return el("button", { class: "mention link", type: "button", text: `/${name}`, on: { click: press } });
}

function link(address, label, context) {
  const url = safeUrl(address);
  if (!url) return el("span", { text: label || address });
  const target = jumpTarget(url);
  if (target && label === address) return channelLink(target.channel, target.message, context);
  const props = { href: url, rel: "noopener noreferrer", target: "_blank", text: label };
  if (target) {
    props.on = { click: (event) => {
      event.preventDefault();
      context.openChannel(target.channel, target.message);
    } };
  }
  return el("a", props);
}

/** The text as a screen reader should say it: without signs, with names and times filled in. */
export function spoken(text, context) {
  return text
    .replace(CODE_BLOCK, "$2")
    .replace(/<@!?(\d+)>/g, (_, id) => context.userName(id))
    .replace(/<#(\d+)>/g, (_, id) => context.channelName(id))
    .replace(/<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/g, (_, unix, style) => stamp(Number(unix), style || "f"))
    .replace(/<\/([^:>]+):\d+>/g, "/$1")
    .replace(/\[([^\]]+)\]\(<?https?:[^)]*\)/g, "$1")
    .replace(/\|\|[\s\S]+?\|\|/g, word("spoiler"))
    .replace(/^(?:#{1,3}|-#|>{1,3})\s+/gm, "")
    .replace(/(\*\*|__|~~|`)/g, "")
    .replace(/\\([^\sA-Za-z0-9])/g, "$1")
    .replace(/(^|\s)[*_](\S[^*_\n]*?)[*_](?=\W|$)/g, "$1$2")
    .trim();
}

/** The first sentence of a text, at most 200 characters. */
export function firstSentence(text) {
  const match = /^[\s\S]*?(?:[.!?…](?=\s|$)|\n|$)/.exec(text);
  const sentence = (match ? match[0] : text).trim();
  return sentence.length > 200 ? `${sentence.slice(0, 199)}…` : sentence;
}
