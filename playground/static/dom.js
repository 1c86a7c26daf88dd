// Building elements. Text always goes in as text nodes: nothing on this page is ever parsed as HTML.

const SVG = "http://www.w3.org/2000/svg";

/**
 * A new element. `props`: `class`, `text`, `on` ({event: handler}), `style` ({custom property or name: value}),
 * `data` ({name: value}); every other key is an attribute (true = present, false, null, undefined = absent).
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (key === "class") node.className = value;
    else if (key === "text") node.textContent = value;
    else if (key === "on") Object.entries(value).forEach(([event, handler]) => node.addEventListener(event, handler));
    else if (key === "style") Object.entries(value).forEach(([name, v]) => node.style.setProperty(name, v));
    else if (key === "data") Object.entries(value).forEach(([name, v]) => { node.dataset[name] = v; });
    else if (value === true) node.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(key, String(value));
  }
  append(node, children);
  return node;
}

/** Append children; nested lists are flattened, null and false are left out, strings become text. */
export function append(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) node.append(child);
  }
}

/** Replace all children of a node. */
export function fill(node, ...children) {
  node.replaceChildren();
  append(node, children);
}

const ICONS = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h17M3 15h17",
  thread: "M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12h5",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  down: "M6 9l6 6 6-6",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  check: "M5 13l4 4L19 7",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  out: "M14 4h6v6M20 4 11 13M18 14v6H4V6h6",
  reply: "M4 14v-3a4 4 0 0 1 4-4h11M15 3l4 4-4 4",
  warn: "M12 3 2 20h20zM12 10v4M12 17v.5",
  send: "M4 12 20 4l-6 16-3-6z",
};

/** A line drawing by name; never read aloud. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

let serial = 0;

/** An id nothing else on the page has, for labels and descriptions. */
export function freshId(prefix) {
  serial += 1;
  return `${prefix}-${serial}`;
}

/** True when the page is as narrow as a phone: the sidebar is a drawer then. */
export function narrow() {
  return window.matchMedia("(max-width: 760px)").matches;
}

/** A web address that may become a link, or null: only http and https, so no script ever hides in one. */
export function safeUrl(text) {
  try {
    const url = new URL(text);
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
  } catch {
    return null;
  }
}
