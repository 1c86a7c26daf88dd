// A select: a button that opens a list, for one value or several. Used in messages and in modals.

import { el, fill, freshId, icon } from "./dom.js";
import { word } from "./words.js";

const TYPING_MS = 800;

/**
 * `options`: [{label, value, description, emoji, default}]; `min`, `max` values; `onChange(values)` is called when the
 * user has finished choosing; `busy` = shown, but not to be opened now. Answers `{node, button, values()}`.
 */
export function listbox({ options, min, max, placeholder, label, disabled, busy, data, onChange }) {
  const box = new Listbox({ options, min, max, placeholder, onChange });
  const name = label || placeholder || word("choose");
  box.build({ name, disabled, busy, data: data || {} });
  return { node: box.node, button: box.button, values: () => [...box.chosen] };
}

class Listbox {
  constructor({ options, min, max, placeholder, onChange }) {
    this.options = options;
    this.min = min;
    this.max = max;
    this.placeholder = placeholder || word("choose");
    this.onChange = onChange;
    this.chosen = options.filter((option) => option.default).map((option) => option.value);
    this.typed = { text: "", at: -TYPING_MS - 1 };
  }

  get single() {
    return this.max === 1;
  }

  build({ name, disabled, busy, data }) {
    const id = freshId("list");
    this.busy = busy;
    this.button = el("button", {
      type: "button", class: busy ? "select-button busy" : "select-button", disabled, data,
      "aria-busy": busy ? "true" : null,
      "aria-haspopup": "listbox", "aria-expanded": "false", "aria-controls": id,
      on: { click: () => this.toggle(), keydown: (event) => this.buttonKey(event) },
    });
    this.name = name;
    this.rows = this.options.map((option) => this.row(option));
    this.list = el("ul", {
      role: "listbox", id, "aria-label": name, "aria-multiselectable": this.single ? null : "true",
      on: { keydown: (event) => this.listKey(event) },
    }, this.rows);
    this.popup = el("div", { class: "popup select-popup", popover: "auto" }, this.list, this.foot());
    this.popup.addEventListener("toggle", (event) => this.toggled(event.newState));
    this.node = el("div", { class: "select", data }, this.button, this.popup);
    this.showChosen();
  }

  row(option) {
    return el("li", {
      role: "option", tabindex: "-1", class: "option", data: { value: option.value },
      on: { click: () => this.choose(option.value) },
    },
    el("span", { class: "tick" }, icon("check")),
    option.emoji && option.emoji.name ? el("span", { class: "emoji", text: option.emoji.name }) : null,
    el("span", { class: "option-text" },
      el("span", { class: "option-label", text: option.label }),
      option.description ? el("span", { class: "option-description", text: option.description }) : null));
  }

  foot() {
    if (this.single) return null;
    const range = this.min === this.max
      ? word("pickExactly", { max: this.max })
      : word("pickRange", { min: this.min, max: this.max });
    this.done = el("button", { type: "button", class: "button primary", text: word("done"),
      on: { click: () => this.close(true) } });
    return el("div", { class: "popup-foot" }, el("span", { text: range }), this.done);
  }

  toggle() {
    if (this.popup.matches(":popover-open")) this.close(false);
    else this.open();
  }

  open() {
    if (this.busy) return;
    this.before = [...this.chosen];
    this.escaped = false;
    this.popup.showPopover();
    placeUnder(this.popup, this.button);
    const first = this.rows.find((row) => this.chosen.includes(row.dataset.value)) || this.rows[0];
    if (first) first.focus();
  }

  toggled(state) {
    this.button.setAttribute("aria-expanded", String(state === "open"));
    if (state === "closed" && this.before) this.close(!this.escaped);
  }

  /** Close; what was chosen counts when `keep` and its number is allowed, else the choice before comes back. */
  close(keep) {
    const before = this.before;
    this.before = null;
    if (this.popup.matches(":popover-open")) this.popup.hidePopover();
    if (!before) return;
    const fits = this.chosen.length >= this.min && this.chosen.length <= this.max;
    if (!keep || !fits) this.chosen = before;
    this.showChosen();
    this.button.focus({ preventScroll: true });
    const changed = this.chosen.join("\n") !== before.join("\n");
    if (keep && fits && changed) this.onChange([...this.chosen]);
  }

  choose(value) {
    if (this.single) {
      const again = this.chosen[0] === value && this.min === 0;
      this.chosen = again ? [] : [value];
      this.close(true);
      return;
    }
    if (this.chosen.includes(value)) this.chosen = this.chosen.filter((other) => other !== value);
    else if (this.chosen.length < this.max) this.chosen = this.inOrder([...this.chosen, value]);
    this.showChosen();
  }

  inOrder(values) {
    return this.options.map((option) => option.value).filter((value) => values.includes(value));
  }

  showChosen() {
    const full = !this.single && this.chosen.length >= this.max;
    this.rows.forEach((row) => {
      const chosen = this.chosen.includes(row.dataset.value);
      row.setAttribute("aria-selected", String(chosen));
      row.setAttribute("aria-disabled", String(full && !chosen));
    });
    if (this.done) this.done.disabled = this.chosen.length < this.min || this.chosen.length > this.max;
    const labels = this.options.filter((option) => this.chosen.includes(option.value)).map((option) => option.label);
    const shown = labels.length > 0 ? labels.join(", ") : this.placeholder;
    this.button.setAttribute("aria-label", labels.length > 0 ? `${this.name}: ${shown}` : this.name);
    this.button.classList.toggle("empty", labels.length === 0);
    fill(this.button, el("span", { class: "select-shown", text: shown }), icon("down"));
  }

  buttonKey(event) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    if (!this.popup.matches(":popover-open")) this.open();
  }

  listKey(event) {
    const at = this.rows.indexOf(document.activeElement);
    const moves = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: this.rows.length - 1 };
    if (event.key === "Escape") {
      this.escaped = true;
    } else if (event.key in moves) {
      event.preventDefault();
      this.rows[Math.max(0, Math.min(this.rows.length - 1, moves[event.key]))].focus();
    } else if (event.key === "Enter" || (event.key === " " && !this.typing(event.timeStamp))) {
      event.preventDefault();
      if (at >= 0) this.choose(this.rows[at].dataset.value);
    } else if (event.key === "Tab" && this.single) {
      event.preventDefault();
      this.close(false);
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      this.findTyped(event.key, event.timeStamp);
    }
  }

  /** Whether the last letters typed still count as the beginning of a label. */
  typing(now) {
    return now - this.typed.at <= TYPING_MS;
  }

  findTyped(key, now) {
    this.typed.text = this.typing(now) ? this.typed.text + key : key;
    this.typed.at = now;
    const wanted = this.typed.text.toLocaleLowerCase();
    const index = this.options.findIndex((option) => option.label.toLocaleLowerCase().startsWith(wanted));
    if (index >= 0) this.rows[index].focus();
  }
}

/** Put an open pop-up below its button, or above when there is more room; on a phone CSS makes it a sheet. */
function placeUnder(popup, button) {
  const rect = button.getBoundingClientRect();
  const below = window.innerHeight - rect.bottom - 12;
  const above = rect.top - 12;
  const up = below < 220 && above > below;
  popup.style.setProperty("--left", `${Math.max(8, rect.left)}px`);
  popup.style.setProperty("--width", `${rect.width}px`);
  popup.style.setProperty("--top", up ? "auto" : `${rect.bottom + 4}px`);
  popup.style.setProperty("--bottom", up ? `${window.innerHeight - rect.top + 4}px` : "auto");
  popup.style.setProperty("--height", `${Math.max(160, up ? above : below)}px`);
}
