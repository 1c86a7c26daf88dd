// The command line: a list of commands while one types after a slash, then a field for each option.

import { fixedChoices, flatten, fold, matching, named, pairsIn, readOption } from "./commands.js";
import { el, fill, icon, narrow } from "./dom.js";
import { localised, word } from "./words.js";

const DEBOUNCE_MS = 180;
const ROWS_SHOWN = 25;

export class Composer {
  /** `desk`: `people()`, `channels()`, `chat(text)`, `slash(command, options)`, `autocomplete(path, options, focused)`. */
  constructor({ form, desk }) {
    this.form = form;
    this.desk = desk;
    this.commands = [];
    this.command = null;
    this.fields = [];
    this.asked = 0;
    this.input = el("input", {
      id: "composer-input", type: "text", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
      "aria-controls": "composer-list", spellcheck: "false", enterkeyhint: "send",
    });
    this.popup = el("div", { class: "popup composer-popup", hidden: true });
    this.fault = el("p", { class: "failure composer-fault", role: "alert", hidden: true });
    this.line = el("div", { class: "composer-line" });
    this.button = el("button", { type: "submit", class: "button primary composer-send" }, icon("send"));
    fill(form, this.popup, this.fault, el("div", { class: "composer-box" }, this.line, this.button));
    form.addEventListener("submit", (event) => this.submitted(event));
    form.addEventListener("keydown", (event) => this.key(event));
    form.addEventListener("focusout", (event) => { if (!form.contains(event.relatedTarget)) this.closePopup(); });
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("focus", () => this.typed());
    this.popup.addEventListener("mousedown", (event) => event.preventDefault());
    this.clear();
  }

  /** Offer these commands (Discord's JSON), called as the user's language calls them. */
  setCommands(commands) {
    this.commands = flatten(commands);
    if (this.command) this.clear();
  }

  /** Draw the fixed words anew after the language has changed. */
  translate() {
    const hint = narrow() ? word("composerHintShort") : word("composerHint", { name: this.place || "" });
    this.input.setAttribute("placeholder", hint);
    this.input.setAttribute("aria-label", word("composer"));
    this.button.setAttribute("aria-label", word("send"));
  }

  /** Name the channel that plain text goes to. */
  at(place) {
    this.place = place;
    this.translate();
  }

  clear() {
    this.command = null;
    this.fields = [];
    this.input.value = "";
    fill(this.line, this.input);
    this.say(null);
    this.closePopup();
  }

  say(text) {
    this.fault.hidden = !text;
    fill(this.fault, text ? [icon("warn"), text] : []);
  }

  focus() {
    (this.fields.length > 0 ? this.fields[0].input : this.input).focus();
  }

  /** Begin the command of that name, as after a press on a `</name:id>` mention. */
  use(path) {
    const command = this.commands.find((known) => known.path === path);
    if (command) this.begin(command, "");
    else this.say(word("unknownCommand", { name: path }));
  }

  typed() {
    this.say(null);
    const text = this.input.value;
    if (!text.startsWith("/")) {
      this.closePopup();
      return;
    }
    const whole = named(this.commands, text.slice(1));
    const ready = whole && text.endsWith(" ") && whole.rest === ""
      && whole.command.options.some((option) => option.required);
    const longer = whole && whole.rest !== "" && whole.command.options.length > 0;
    if (ready || longer) {
      this.begin(whole.command, whole.rest);
      return;
    }
    const rows = matching(this.commands, text.slice(1)).slice(0, ROWS_SHOWN);
    this.openPopup(rows.map((command) => ({
      title: `/${command.shown}`, text: command.description, take: () => this.begin(command, ""),
    })), word("noCommands"), 0);
  }

  /** Turn the line into the fields of one command; `rest` is what was already typed after its name. */
  begin(command, rest) {
    this.closePopup();
    this.say(null);
    this.command = command;
    this.fields = [];
    this.input.value = "";
    const pairs = pairsIn(rest, command.options);
    const loose = Object.keys(pairs).length === 0 && rest !== "";
    const wanted = command.options.filter((option) => option.required || option.name in pairs);
    // What is typed without an option's name is meant for the first one, also where none is required.
    if (loose && wanted.length === 0) wanted.push(command.options[0]);
    wanted.forEach((option) => this.addField(option, pairs[option.name] || ""));
    if (loose) this.fields[0].input.value = rest;
    this.layOut();
    this.focusEmpty();
  }

  focusEmpty() {
    const empty = this.fields.find((field) => field.option.required && field.input.value === "");
    const last = this.fields[this.fields.length - 1];
    if (empty || last) (empty || last).input.focus();
    else this.rest.focus();
  }

  layOut() {
    const left = this.command.options.filter((option) => !this.fields.some((field) => field.option === option));
    // Without a field to type in, this one holds the focus, so that Enter sends and Backspace leaves the command.
    this.rest = el("input", { class: "composer-rest", "aria-label": `/${this.command.shown}`, readonly: true,
      size: "1" });
    fill(this.line,
      el("span", { class: "command-chip" }, `/${this.command.shown}`,
        el("button", { type: "button", class: "chip-close", "aria-label": word("cancelCommand"),
          on: { click: () => { this.clear(); this.input.focus(); } } }, icon("close"))),
      this.fields.map((field) => field.node),
      this.fields.length === 0 ? this.rest : null,
      left.map((option) => el("button", { type: "button", class: "option-chip", title: localised(option, "description"),
        text: `+ ${localised(option, "name")}`, on: { click: () => this.more(option) } })),
      el("p", { class: "command-hint", text: this.command.description }));
  }

  more(option) {
    const field = this.addField(option, "");
    this.layOut();
    field.input.focus();
  }

  addField(option, text) {
    const name = localised(option, "name");
    const input = el("input", {
      type: "text", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", autocomplete: "off",
      "aria-controls": "composer-list", "aria-label": `${name}: ${localised(option, "description")}`,
      "aria-required": String(Boolean(option.required)), spellcheck: "false", enterkeyhint: "send",
      inputmode: option.type === 4 ? "numeric" : null, data: { option: option.name },
    });
    input.value = text;
    const drop = () => {
      this.fields = this.fields.filter((other) => other !== field);
      this.layOut();
      this.focusEmpty();
    };
    const node = el("label", { class: "option-field", title: localised(option, "description") },
      el("span", { class: "option-name", text: name }), input,
      option.required ? null : el("button", { type: "button", class: "chip-close",
        "aria-label": word("removeOption", { name }), on: { click: drop } }, icon("close")));
    const field = { option, input, node, drop, value: undefined };
    input.addEventListener("input", () => { field.value = undefined; this.say(null); this.suggest(field); });
    input.addEventListener("focus", () => this.suggest(field));
    this.fields.push(field);
    return field;
  }

  suggest(field) {
    this.asked += 1;
    clearTimeout(this.timer);
    const fixed = fixedChoices(field.option, this.desk);
    if (fixed) {
      const typed = field.value === undefined ? fold(field.input.value.trim()) : "";
      const rows = fixed.filter((choice) => fold(choice.name).includes(typed)).slice(0, ROWS_SHOWN);
      this.openPopup(rows.map((choice) => this.choiceRow(field, choice)), word("noChoices"), 0);
    } else if (field.option.autocomplete) {
      const mine = this.asked;
      this.timer = setTimeout(() => this.fetch(field, mine), DEBOUNCE_MS);
    } else {
      this.closePopup();
    }
  }

  async fetch(field, mine) {
    const options = { ...this.optionsSoFar(), [field.option.name]: field.input.value };
    if (this.popup.hidden) this.openPopup([], word("searching"), -1);
    const answer = await this.desk.autocomplete(this.command.path, options, field.option.name);
    if (mine !== this.asked || document.activeElement !== field.input) return;
    if (!answer) this.closePopup();
    else this.openPopup(answer.map((choice) => this.choiceRow(field, {
      name: localised(choice, "name"), value: choice.value })), word("noChoices"), -1);
  }

  choiceRow(field, choice) {
    return {
      title: choice.name, text: "",
      take: () => {
        field.input.value = choice.name;
        field.value = choice.value;
        this.asked += 1;
        this.closePopup();
        const next = this.fields.find((other) => other.option.required && other.input.value === "");
        if (next) next.input.focus();
      },
    };
  }

  optionsSoFar() {
    const options = {};
    for (const field of this.fields) {
      const { value } = readOption(field.option, { text: field.input.value, value: field.value }, this.desk);
      if (value !== undefined) options[field.option.name] = value;
    }
    return options;
  }

  openPopup(rows, nothing, active) {
    const list = el("ul", { role: "listbox", id: "composer-list", "aria-label": word("commandList") },
      rows.map((row, at) => el("li", { role: "option", id: `composer-row-${at}`, class: "option",
        on: { click: () => this.take(at) } },
      el("span", { class: "option-text" }, el("span", { class: "option-label", text: row.title }),
        row.text ? el("span", { class: "option-description", text: row.text }) : null))));
    fill(this.popup, rows.length > 0 ? list : el("p", { class: "popup-nothing", text: nothing }));
    this.rows = rows;
    this.popup.hidden = false;
    this.mark(rows.length > 0 ? active : -1);
  }

  closePopup() {
    this.popup.hidden = true;
    this.rows = [];
    this.mark(-1);
  }

  /** Make one row the active one; -1 = none. */
  mark(at) {
    this.active = at;
    const nodes = [...this.popup.querySelectorAll("[role=option]")];
    nodes.forEach((node, here) => node.setAttribute("aria-selected", String(here === at)));
    if (nodes[at]) nodes[at].scrollIntoView({ block: "nearest" });
    for (const input of this.form.querySelectorAll("[role=combobox]")) {
      const mine = input === document.activeElement;
      input.setAttribute("aria-expanded", String(mine && !this.popup.hidden));
      if (mine && at >= 0) input.setAttribute("aria-activedescendant", `composer-row-${at}`);
      else input.removeAttribute("aria-activedescendant");
    }
  }

  take(at) {
    const row = this.rows[at];
    if (row) row.take();
  }

  key(event) {
    const open = !this.popup.hidden && this.rows.length > 0;
    if (open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.mark((this.active + step + this.rows.length) % this.rows.length);
    } else if (event.key === "Escape") {
      if (!this.popup.hidden) this.closePopup();
      else if (this.command || this.input.value) { this.clear(); this.input.focus(); }
    } else if (event.key === "Enter" && event.target.matches("[role=combobox]") && open && this.active >= 0) {
      event.preventDefault();
      this.enter(event.target);
    } else if (event.key === "Backspace" && event.target.matches("input") && event.target.value === "") {
      this.back(event);
    }
  }

  /** Enter with an active row: a whole command without required options is sent at once, else the row is taken. */
  enter(input) {
    const whole = input === this.input && named(this.commands, input.value.slice(1).trim());
    if (whole && whole.rest === "" && !whole.command.options.some((option) => option.required)) {
      this.begin(whole.command, "");
      this.form.requestSubmit();
      return;
    }
    const field = this.fields.find((other) => other.input === input);
    if (field && field.value !== undefined) this.form.requestSubmit();
    else this.take(this.active);
  }

  back(event) {
    if (!this.command) return;
    event.preventDefault();
    const field = this.fields.find((other) => other.input === event.target);
    if (field && !field.option.required) {
      field.drop();
      return;
    }
    const text = `/${this.command.shown}`;
    this.clear();
    this.input.value = text;
    this.input.focus();
  }

  async submitted(event) {
    event.preventDefault();
    if (!this.command && this.input.value.trim() !== "" && !this.input.value.startsWith("/")) {
      await this.chat(this.input.value);
      return;
    }
    if (!this.command && !this.resolve()) return;
    const { command } = this;
    const options = {};
    for (const field of this.fields) {
      const read = readOption(field.option, { text: field.input.value, value: field.value }, this.desk);
      if (read.fault) {
        this.say(read.fault);
        field.input.focus();
        this.closePopup();
        return;
      }
      if (read.value !== undefined) options[field.option.name] = read.value;
    }
    this.clear();
    this.input.focus();
    const fault = await this.desk.slash(command, options);
    if (fault) this.say(fault);
  }

  async chat(text) {
    this.clear();
    const fault = await this.desk.chat(text);
    if (!fault) return;
    this.input.value = text;
    this.say(fault);
  }

  /** Make a command of the free text; false (with a sentence shown) when it is none or needs more. */
  resolve() {
    const text = this.input.value.trim();
    if (text === "") return false;
    const whole = named(this.commands, text.slice(1));
    if (!whole) {
      this.say(word("unknownCommand", { name: text.slice(1) }));
      return false;
    }
    this.begin(whole.command, whole.rest);
    return true;
  }
}
