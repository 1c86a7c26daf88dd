// The message list of the channel in view.

import { Drawing, attachmentsOf, embedNode } from "./components.js";
import { append, el, fill, icon } from "./dom.js";
import { placeOfFocus, restoreFocus } from "./focus.js";
import { markdown } from "./markdown.js";
import { isPrivate, isThinking } from "./store.js";
import { dayOf, hourOf, inFull, written } from "./times.js";
import { locale, word } from "./words.js";

const COMPONENTS_V2 = 32768;
const CONTINUE_MS = 7 * 60 * 1000;
const SHOWN_AT_ONCE = 120;
const NEAR_BOTTOM_PX = 48;
const THREAD_CREATED = 18;
const RENAMED = 4;

/** A steady colour from a name, for the round sign beside it. */
export function hue(text) {
  let sum = 0;
  for (const sign of text) sum = (sum * 31 + sign.codePointAt(0)) % 360;
  return sum;
}

/** The round sign with a person's first letter. */
export function avatar(name, isBot = false) {
  const letter = [...name.replace(/^[^\p{L}\p{N}\p{Emoji}]+/u, "")][0] || "?";
  const node = el("span", { class: isBot ? "avatar bot" : "avatar", "aria-hidden": "true", text: letter.toUpperCase() });
  node.style.setProperty("--hue", hue(name));
  return node;
}

export class MessageList {
  /** `desk` as in components.js, and `store`, `dismiss(message)`, `openChannel(id)`. */
  constructor({ list, scroller, newest, desk }) {
    Object.assign(this, { list, scroller, newest, desk });
    this.channel = null;
    this.pinned = true;
    this.earlier = 0;
    this.marks = new WeakMap();
    this.lost = null;
    scroller.addEventListener("scroll", () => this.scrolled());
    newest.addEventListener("click", () => this.toBottom());
    const watcher = new ResizeObserver(() => { if (this.pinned) this.toBottom(); });
    watcher.observe(list);
    watcher.observe(scroller);
  }

  get distance() {
    return this.scroller.scrollHeight - this.scroller.scrollTop - this.scroller.clientHeight;
  }

  scrolled() {
    this.pinned = this.distance <= NEAR_BOTTOM_PX;
    this.newest.hidden = this.distance < 400;
  }

  toBottom() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.pinned = true;
    this.newest.hidden = true;
  }

  /** Show a channel from its newest message. */
  show(channel) {
    this.channel = channel;
    this.earlier = 0;
    this.list.replaceChildren();
    this.draw();
    this.toBottom();
  }

  /** Remember where the focus is, since a dialog is about to take it. */
  leave() {
    const item = document.activeElement && document.activeElement.closest("li.message");
    this.lost = item ? { id: item.dataset.id, place: placeOfFocus(item) } : null;
  }

  /** Put the focus back where `leave` found it, unless something else has it. */
  comeBack() {
    if (!this.lost || (document.activeElement && document.activeElement !== document.body)) return;
    const item = this.itemOf(this.lost.id);
    if (item) restoreFocus(item, this.lost.place);
    this.lost = null;
  }

  itemOf(id) {
    return [...this.list.children].find((item) => item.dataset.id === id);
  }

  /** Bring a message into view and give it the focus; false when it is not here. */
  reveal(id) {
    const all = this.desk.store.messagesIn(this.channel.id);
    const at = all.findIndex((message) => message.id === id);
    if (at < 0) return false;
    this.earlier = Math.max(this.earlier, all.length - at);
    this.draw();
    const item = this.itemOf(id);
    item.scrollIntoView({ block: "start" });
    item.focus({ preventScroll: true });
    item.classList.add("found");
    setTimeout(() => item.classList.remove("found"), 2000);
    return true;
  }

  /** Draw what has changed; items whose message is the same stay as they are. */
  draw() {
    const all = this.desk.store.messagesIn(this.channel.id);
    const messages = all.slice(-Math.max(SHOWN_AT_ONCE, this.earlier));
    const old = new Map([...this.list.children].filter((item) => item.dataset.id).map((item) => [item.dataset.id, item]));
    const focused = [...old.values()].find((item) => item.contains(document.activeElement));
    const place = focused && placeOfFocus(focused);
    const nodes = [this.beginning(all.length - messages.length)];
    messages.forEach((message, at) => {
      const before = messages[at - 1];
      if (!before || dayOf(before.timestamp) !== dayOf(message.timestamp)) nodes.push(dayLine(message));
      nodes.push(this.item(message, this.continues(message, before), old.get(message.id)));
    });
    this.desk.notes(this.channel.id).forEach((note) => nodes.push(this.note(note)));
    this.replace(nodes);
    if (focused) this.refocus(focused, place);
    if (this.pinned) this.toBottom();
  }

  /** Swap the children with as few moves as possible, so that untouched items keep focus and scroll. */
  replace(nodes) {
    const wanted = new Set(nodes);
    [...this.list.children].forEach((node) => { if (!wanted.has(node)) node.remove(); });
    nodes.forEach((node, at) => {
      if (this.list.children[at] !== node) this.list.insertBefore(node, this.list.children[at] || null);
    });
  }

  refocus(before, place) {
    if (before.isConnected) return;
    const item = this.itemOf(before.dataset.id);
    if (item) restoreFocus(item, place);
    else this.scroller.focus({ preventScroll: true });
  }

  beginning(hidden) {
    if (hidden > 0) {
      const more = () => {
        this.earlier = Math.max(SHOWN_AT_ONCE, this.earlier) + SHOWN_AT_ONCE;
        this.pinned = false;
        this.draw();
      };
      return el("li", { class: "beginning" }, el("button", { type: "button", class: "button secondary", text: "↑",
        "aria-label": word("earlier"), on: { click: more } }));
    }
    const key = this.channel.type === 0 ? "channelStart" : "threadStart";
    return el("li", { class: "beginning", text: word(key, { name: this.channel.name }) });
  }

  continues(message, before) {
    if (!before || before.author.id !== message.author.id || message.type !== 0 || before.type !== 0) return false;
    if (message.interaction_metadata || isPrivate(message) !== isPrivate(before)) return false;
    return Date.parse(message.timestamp) - Date.parse(before.timestamp) < CONTINUE_MS
      && dayOf(message.timestamp) === dayOf(before.timestamp);
  }

  /** The item of a message: the old one when nothing about it has changed. */
  item(message, continues, old) {
    const mark = JSON.stringify([message, continues, locale(), this.desk.marks(message),
      this.desk.store.threadOf(message) || null]);
    if (old && this.marks.get(old) === mark) return old;
    const item = message.type === THREAD_CREATED || message.type === RENAMED
      ? this.systemLine(message) : this.full(message, continues);
    item.dataset.id = message.id;
    this.marks.set(item, mark);
    return item;
  }

  systemLine(message) {
    const target = message.message_reference && message.message_reference.channel_id;
    const open = () => this.desk.context.openChannel(target, null);
    const thread = el("button", { type: "button", class: "mention link", on: { click: open } },
      el("bdi", { text: message.content }));
    const [before, after] = word("startedThread", { name: message.author.username, thread: "\n" }).split("\n");
    const text = message.type === THREAD_CREATED ? [before, thread, after]
      : [`${message.author.username}: `, el("bdi", { text: message.content })];
    return el("li", { class: "message system", tabindex: "-1" }, icon("thread"),
      el("p", {}, text, " ", el("time", { text: written(message.timestamp), title: inFull(message.timestamp) })));
  }

  full(message, continues) {
    const name = message.author.global_name || message.author.username;
    const classes = ["message", continues ? "continued" : "first"];
    if (isPrivate(message)) classes.push("private");
    if (this.desk.store.mentionsMe(message)) classes.push("mentions-me");
    const item = el("li", { class: classes.join(" "), tabindex: "-1" });
    const body = el("div", { class: "body" });
    if (!continues) append(item, [this.usedLine(message), avatar(name, message.author.bot)]);
    else item.append(el("time", { class: "margin", text: hourOf(message.timestamp), title: inFull(message.timestamp) }));
    append(body, [continues ? el("p", { class: "unseen", text: name }) : this.who(message, name)]);
    append(body, [this.content(message, name), this.threadRow(message), this.privateLine(message)]);
    item.append(body);
    return item;
  }

  usedLine(message) {
    const meta = message.interaction_metadata;
    const command = (message.interaction && message.interaction.name) || (meta && meta.name);
    if (!meta || meta.type !== 2 || !command) return null;
    const name = meta.user.global_name || meta.user.username;
    const [before, after] = word("used", { name: "\n", command: `/${command}` }).split("\n");
    return el("p", { class: "used" }, icon("reply"), before, el("bdi", { text: name }), after);
  }

  who(message, name) {
    return el("h2", { class: "who" },
      el("bdi", { class: "name", text: name }),
      message.author.bot ? el("span", { class: "tag", text: word("app") }) : null,
      el("time", { text: written(message.timestamp), title: inFull(message.timestamp), datetime: message.timestamp }));
  }

  content(message, name) {
    if (isThinking(message)) {
      return el("p", { class: "thinking" }, el("span", { class: "dots" }, el("i"), el("i"), el("i")),
        el("span", { text: word("thinking", { name }) }));
    }
    const drawing = new Drawing(message, this.desk);
    const parts = el("div", { class: "parts" }, drawing.all(message.components || []));
    const edited = message.edited_timestamp && !isPrivate(message)
      ? el("span", { class: "edited", text: word("edited"), title: inFull(message.edited_timestamp) }) : null;
    if ((message.flags || 0) & COMPONENTS_V2) return [parts, edited];
    return [
      message.content ? el("div", { class: "text" }, markdown(message.content, this.desk.context)) : null,
      (message.embeds || []).map((embed) => embedNode(embed, drawing)),
      attachmentsOf(message, drawing), parts, edited,
    ];
  }

  threadRow(message) {
    const thread = this.desk.store.threadOf(message);
    if (!thread || thread.id === this.channel.id) return null;
    const count = this.desk.store.inChannel(thread.id).size;
    return el("button", { type: "button", class: "thread-row",
      on: { click: () => this.desk.context.openChannel(thread.id, null) } },
    icon("thread"), el("bdi", { class: "thread-name", text: thread.name }),
    el("span", { class: "thread-count", text: `${word(count === 1 ? "threadMessage" : "threadMessages", { count })} ›` }));
  }

  privateLine(message) {
    if (!isPrivate(message)) return null;
    return el("p", { class: "only-you" }, icon("eye"), el("span", { text: word("onlyYou") }), " · ",
      el("button", { type: "button", class: "dismiss", text: word("dismiss"), data: { path: "dismiss" },
        on: { click: () => this.desk.dismiss(message) } }));
  }

  /** A line of the page's own: a command on its way, or why it went wrong. */
  note(note) {
    const old = [...this.list.children].find((item) => item.dataset.note === note.id);
    if (old && old.dataset.text === note.text) return old;
    const item = el("li", { class: note.failed ? "message note failed" : "message note", tabindex: "-1",
      data: { note: note.id, text: note.text } });
    fill(item, note.failed ? icon("warn") : el("span", { class: "dots" }, el("i"), el("i"), el("i")),
      el("span", { text: note.text }),
      note.failed ? el("p", { class: "only-you" }, icon("eye"), el("span", { text: word("onlyYou") }), " · ",
        el("button", { type: "button", class: "dismiss", text: word("dismiss"),
          on: { click: () => this.desk.dropNote(note) } })) : null);
    return item;
  }
}

function dayLine(message) {
  return el("li", { class: "day" }, el("span", { text: dayOf(message.timestamp) }));
}
