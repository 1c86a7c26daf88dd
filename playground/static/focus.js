// Keeping the keyboard's place while messages are drawn anew, and the Alt+digit keys.

const CONTROLS = "button, a[href], [role=button], input, textarea";

function controlsOf(item) {
  return [...item.querySelectorAll(CONTROLS)].filter((node) => !node.closest("[popover]"));
}

/** Where the focus stands inside `item`, or null when it is elsewhere. */
export function placeOfFocus(item) {
  const active = document.activeElement;
  if (!active || !item.contains(active)) return null;
  const holder = active.closest("[data-key]") || active;
  return {
    key: holder.dataset.key,
    path: holder.dataset.path,
    index: controlsOf(item).indexOf(active),
  };
}

/** Put the focus back: same id, else same place in the layout, else the nearest control, else the message. */
export function restoreFocus(item, place) {
  const controls = controlsOf(item);
  const usable = (node) => node && !node.disabled;
  const by = (name, value) => value && controls.find((node) => node.dataset[name] === value);
  const candidates = [by("key", place.key), by("path", place.path), ...nearest(controls, place.index)];
  const target = candidates.find(usable) || item;
  target.focus({ preventScroll: true });
}

function nearest(controls, index) {
  return controls
    .map((node, at) => ({ node, distance: Math.abs(at - index) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ node }) => node);
}

/**
 * The first nine buttons that can be pressed on the newest message for this person: his newest private panel or the
 * newest message that calls him, whichever came later; else the newest message with any.
 */
export function quickButtons(list) {
  const usable = (item) => [...item.querySelectorAll(".component-button:not([disabled])")].slice(0, 9);
  const items = [...list.querySelectorAll("li.message")].reverse().filter((item) => usable(item).length > 0);
  const chosen = items.find((item) => item.matches(".private, .mentions-me")) || items[0];
  return chosen ? usable(chosen) : [];
}

/** Watch the keyboard: Alt shows the digits on the buttons, Alt+digit presses one. */
export function watchQuickKeys(list) {
  const hide = () => list.querySelectorAll("[data-digit]").forEach((node) => delete node.dataset.digit);
  document.addEventListener("keydown", (event) => {
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "Alt") {
      quickButtons(list).forEach((node, at) => { node.dataset.digit = String(at + 1); });
      return;
    }
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
    if (!event.altKey || event.ctrlKey || event.metaKey || !digit) return;
    event.preventDefault();
    const button = quickButtons(list)[Number(digit[1]) - 1];
    if (!button || event.repeat) return;
    button.focus();
    button.click();
  });
  // A key held down presses once: the button that takes its place after an edit must not be pressed unseen.
  list.addEventListener("keydown", (event) => {
    if (event.repeat && (event.key === "Enter" || event.key === " ") && event.target.closest("button")) {
      event.preventDefault();
    }
  });
  document.addEventListener("keyup", (event) => { if (event.key === "Alt") hide(); });
  window.addEventListener("blur", hide);
}
