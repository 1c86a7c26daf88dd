// Start here: what the server says goes into the store, what the store holds is drawn, what the user does is sent.

import { Composer } from "./composer.js";
import { el, fill, icon, narrow } from "./dom.js";
import { watchQuickKeys } from "./focus.js";
import { firstSentence, spoken } from "./markdown.js";
import { MessageList, avatar } from "./messages.js";
import { openModal, openPicture } from "./modals.js";
import { drawChannels, drawMenu } from "./sidebar.js";
import { Line } from "./socket.js";
import { speak } from "./speech.js";
import { Store, isPrivate, isThinking, isThread, textsOf } from "./store.js";
import { refreshTimes } from "./times.js";
import { setLanguage, word } from "./words.js";

const TIMES_FRESH_MS = 10000;
const byId = (id) => document.getElementById(id);

class App {
  constructor() {
    this.store = new Store();
    this.pending = new Map();
    this.failures = new Map();
    this.picks = new Map();
    this.notes = [];
    this.noteCount = 0;
    this.current = new URLSearchParams(window.location.search).get("channel");
    this.line = new Line({ on: (frame) => this.receive(frame), online: (flag) => this.online(flag) });
    this.desk = this.makeDesk();
    this.list = new MessageList({ list: byId("messages"), scroller: byId("scroller"), newest: byId("to-newest"),
      desk: this.desk });
    this.composer = new Composer({ form: byId("composer"), desk: this.desk });
    this.handlers = {
      hello: (frame) => this.hello(frame),
      message: (frame) => this.message(frame.message),
      delete: (frame) => this.gone(frame),
      channel: (frame) => this.channelChanged(frame.channel),
      commands: (frame) => this.commandsChanged(frame.commands),
      me: (frame) => this.meChanged(frame.me),
      modal: (frame) => this.modal(frame),
    };
  }

  start() {
    setLanguage(navigator.language || "en-US");
    watchQuickKeys(byId("messages"));
    setInterval(() => refreshTimes(), TIMES_FRESH_MS);
    window.addEventListener("popstate", () => {
      this.open(new URLSearchParams(window.location.search).get("channel"), null, false);
    });
    window.addEventListener("focus", () => this.seen());
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && document.body.classList.contains("drawer")) this.drawer(false);
    });
    document.addEventListener("click", (event) => {
      const menu = document.querySelector("details.me[open]");
      if (menu && !menu.contains(event.target) && !event.target.closest(".head-me")) menu.open = false;
    });
    byId("drawer-shade").addEventListener("click", () => this.drawer(false));
    this.line.open();
  }

  /** What messages, dialogs and the command line may ask of the page. */
  makeDesk() {
    const key = (message, id) => `${message.id} ${id}`;
    const ofMessage = (map, message) => [...map].filter(([name]) => name.startsWith(`${message.id} `));
    const rowsOf = (entries) => entries.map(([value, label]) => ({ value, label }));
    return {
      store: this.store,
      context: {
        get me() { return app.store.me.id; },
        userName: (id) => this.store.userName(id) || word("unknownUser"),
        channelName: (id) => this.store.channelName(id) || word("unknownChannel"),
        openChannel: (id, message) => this.open(id, message, true),
        useCommand: (name) => this.composer.use(name),
      },
      isPending: (message, id) => this.pending.has(key(message, id)),
      failure: (message, id) => this.failures.get(key(message, id)),
      chosen: (message, id) => this.picks.get(key(message, id)),
      marks: (message) => [this.pending, this.failures, this.picks].map((map) => ofMessage(map, message)),
      press: (message, component) => this.press(message, component.custom_id, { t: "press" }),
      select: (message, component, values) => {
        this.picks.set(key(message, component.custom_id), values);
        this.press(message, component.custom_id, { t: "select", values });
      },
      dismiss: (message) => this.dismiss(message),
      notes: (channel) => this.notes.filter((note) => note.channel === channel),
      dropNote: (note) => this.dropNote(note),
      openPicture,
      people: () => rowsOf([...this.store.users.keys()].map((id) => [id, this.store.userName(id)])),
      channels: () => rowsOf(this.store.textChannels().map((channel) => [channel.id, channel.name])),
      chat: (text) => this.chat(text),
      slash: (command, options) => this.slash(command, options),
      autocomplete: (command, options, focused) => this.autocomplete(command, options, focused),
    };
  }

  receive(frame) {
    const handler = this.handlers[frame.t];
    if (handler) handler(frame);
    else console.warn("unknown frame", frame.t);
  }

  // What the server says

  hello(frame) {
    this.store.hello(frame);
    [this.pending, this.failures, this.picks].forEach((map) => map.clear());
    setLanguage(frame.me.locale);
    this.composer.setCommands(frame.commands);
    this.fixedWords();
    this.open(this.current, null, false);
    this.wishLocale();
  }

  message(message) {
    const before = this.store.putMessage(message);
    if (before) {
      [this.failures, this.picks].forEach((map) => [...map.keys()]
        .filter((name) => name.startsWith(`${message.id} `)).forEach((name) => map.delete(name)));
    }
    this.announce(message, before);
    this.seen();
    if (message.channel_id !== this.current) {
      this.drawSide();
      if (this.store.threadsUnder(this.current).some((thread) => thread.id === message.channel_id)) this.list.draw();
      return;
    }
    const mine = isPrivate(message) && !before;
    this.list.draw();
    if (mine) this.list.toBottom();
  }

  gone(frame) {
    const message = this.store.dropMessage(frame.channel_id, frame.id);
    if (message && frame.channel_id === this.current) this.list.draw();
    this.drawSide();
  }

  channelChanged(channel) {
    if (channel.deleted) this.store.channels.delete(channel.id);
    else this.store.putChannel(channel);
    if (channel.deleted && channel.id === this.current) {
      this.open(channel.parent_id, null, false);
      return;
    }
    this.drawSide();
    this.drawHead();
    this.list.draw();
  }

  commandsChanged(commands) {
    this.store.commands = commands;
    this.composer.setCommands(commands);
  }

  meChanged(me) {
    this.store.me = me;
    this.store.learnUser(me, true);
    setLanguage(me.locale);
    this.composer.setCommands(this.store.commands);
    this.fixedWords();
    this.drawAll();
  }

  modal(frame) {
    this.list.leave();
    openModal({
      modal: frame.modal, desk: this.desk,
      submit: async (values) => {
        const answer = await this.line.ask({ t: "modal", interaction: frame.interaction, values });
        return answer.t === "ack" ? null : this.sentence(answer);
      },
      closed: () => this.list.comeBack(),
    });
  }

  // What the user does

  async press(message, id, frame) {
    const name = `${message.id} ${id}`;
    if (this.pending.has(name)) return;
    this.pending.set(name, true);
    this.forgetFailures(message);
    this.list.draw();
    const answer = await this.line.ask({ ...frame, message: message.id, custom_id: id });
    this.pending.delete(name);
    if (answer.t !== "ack") {
      this.failures.set(name, this.sentence(answer));
      this.picks.delete(name);
      speak(this.sentence(answer));
    }
    this.list.draw();
  }

  forgetFailures(message) {
    [...this.failures.keys()].filter((name) => name.startsWith(`${message.id} `))
      .forEach((name) => this.failures.delete(name));
  }

  sentence(answer) {
    if (answer.t === "offline") return word("notSent");
    return answer.t === "refused" && answer.text ? answer.text : word("failed");
  }

  /** Send a command; answers a sentence to show at the command line, or null. */
  async slash(command, options) {
    const channel = this.current;
    const note = { id: `note-${this.noteCount += 1}`, channel, failed: false,
      text: word("sending", { command: `/${command.shown}` }) };
    this.notes.push(note);
    this.list.draw();
    this.list.toBottom();
    const answer = await this.line.ask({ t: "slash", channel, command: command.path, options });
    this.notes = this.notes.filter((other) => other !== note);
    if (answer.t === "failed") {
      const text = `/${command.shown}: ${word("noAnswer")}`;
      this.notes.push({ ...note, id: `${note.id}-failed`, failed: true, text });
      speak(text);
    }
    this.list.draw();
    return answer.t === "ack" || answer.t === "failed" ? null : this.sentence(answer);
  }

  /** Write an ordinary message; answers a sentence to show, or null. */
  async chat(content) {
    const answer = await this.line.ask({ t: "say", channel: this.current, content });
    return answer.t === "ack" ? null : this.sentence(answer);
  }

  async autocomplete(command, options, focused) {
    const answer = await this.line.ask({ t: "autocomplete", channel: this.current, command, options, focused });
    return answer.t === "choices" ? answer.choices : null;
  }

  dismiss(message) {
    if (!this.line.tell({ t: "dismiss", message: message.id })) return;
    this.gone({ id: message.id, channel_id: message.channel_id });
    speak(word("deleted"));
  }

  dropNote(note) {
    this.notes = this.notes.filter((other) => other !== note);
    this.list.draw();
    this.composer.focus();
  }

  setLocale(locale) {
    window.localStorage.setItem(`locale:${this.store.me.id}`, locale);
    this.line.tell({ t: "locale", locale });
  }

  /** Ask for the language chosen here before, or else for Czech when the browser speaks it. */
  wishLocale() {
    const { me } = this.store;
    const usual = navigator.language.startsWith("cs") ? "cs" : null;
    const wanted = window.localStorage.getItem(`locale:${me.id}`) || usual;
    if (wanted && wanted !== me.locale) this.line.tell({ t: "locale", locale: wanted });
  }

  // What is shown

  /** Show a channel, and one of its messages when named. `keep` = a new step in the browser's history. */
  open(id, message, keep) {
    const first = this.store.textChannels()[0];
    const channel = this.store.channels.get(id) || first;
    if (!channel) return;
    const moved = channel.id !== this.current;
    if (moved && this.composer.command) this.composer.clear();
    this.current = channel.id;
    const address = new URL(window.location.href);
    address.searchParams.set("user", this.store.me.id);
    address.searchParams.set("channel", channel.id);
    if (address.href !== window.location.href) {
      window.history[keep && moved ? "pushState" : "replaceState"](null, "", address);
    }
    this.drawer(false);
    this.store.markRead(channel.id);
    this.drawSide();
    this.list.show(channel);
    this.drawHead();
    if (message && !this.list.reveal(message)) speak(word("messageGone"));
    else if (keep && moved && !message) byId("scroller").focus({ preventScroll: true });
  }

  drawAll() {
    this.drawSide();
    this.drawHead();
    this.list.draw();
  }

  drawSide() {
    drawMenu(byId("me-menu"), this.store, (locale) => this.setLocale(locale));
    drawChannels(byId("channels"), this.store, this.current, (id) => this.open(id, null, true));
    const looking = document.hasFocus() ? this.current : null;
    const waiting = [...this.store.channels.keys()].filter((id) => id !== looking)
      .reduce((sum, id) => sum + this.store.attention(id).mentions, 0);
    const badge = document.querySelector("#place-head .badge");
    if (badge) {
      badge.hidden = waiting === 0;
      badge.textContent = String(waiting);
    }
    const channel = this.store.channels.get(this.current);
    const name = channel ? channel.name : "";
    document.title = `${waiting ? `(${waiting}) ` : ""}${this.store.userName(this.store.me.id)} · ${name}`;
  }

  drawHead() {
    const channel = this.store.channels.get(this.current);
    const parent = isThread(channel) && this.store.channels.get(channel.parent_id);
    const name = this.store.userName(this.store.me.id);
    const up = parent ? el("button", { type: "button", class: "crumb", on: { click: () => this.open(parent.id, null, true) } },
      icon("hash"), el("bdi", { text: parent.name })) : null;
    fill(byId("place-head"),
      el("button", { type: "button", class: "plain-button drawer-button", "aria-label": word("openMenu"),
        "aria-expanded": String(document.body.classList.contains("drawer")), "aria-controls": "sidebar",
        on: { click: () => this.drawer(true) } }, icon("menu"), el("span", { class: "badge", hidden: true })),
      up, parent ? el("span", { class: "crumb-mark", "aria-hidden": "true", text: "›" }) : null,
      el("h1", {}, icon(parent ? "thread" : "hash"), el("bdi", { text: channel.name })),
      channel.topic ? el("p", { class: "topic", text: channel.topic }) : null,
      el("button", { type: "button", class: "head-me", "aria-label": word("switchUser", { name }),
        on: { click: () => this.drawer(true, true) } }, avatar(name), el("bdi", { text: name })));
    this.composer.at(channel.type === 0 ? `#${channel.name}` : channel.name);
    byId("messages").setAttribute("aria-label", word("messagesIn", { name: channel.name }));
    this.drawSide();
  }

  fixedWords() {
    byId("skip-link").textContent = word("skip");
    byId("keys-help").textContent = word("keysHelp");
    byId("drawer-shade").setAttribute("aria-label", word("closeMenu"));
    fill(byId("to-newest"), icon("down"), word("newest"));
  }

  /** Open or close the sidebar of a narrow page, if wanted with the menu of users. */
  drawer(open, menu = false) {
    const was = document.body.classList.contains("drawer");
    document.body.classList.toggle("drawer", open);
    byId("drawer-shade").hidden = !open;
    byId("sidebar").inert = narrow() && !open;
    byId("place").inert = narrow() && open;
    const button = document.querySelector(".drawer-button");
    if (button) button.setAttribute("aria-expanded", String(open));
    if (menu) document.querySelector("details.me").open = true;
    if (open) document.querySelector("#sidebar summary").focus();
    else if (was && button) button.focus();
  }

  online(flag) {
    const bar = byId("connection");
    bar.hidden = flag;
    bar.textContent = flag ? "" : word("offline");
  }

  /** Mark the channel in view as read while the page is being looked at. */
  seen() {
    if (!this.store.me || !document.hasFocus() || !this.list.pinned) return;
    if (this.store.markRead(this.current)) this.drawSide();
  }

  /** Say a new message here, or one for this user alone, or the news of an edit of the newest one. */
  announce(message, before) {
    const here = message.channel_id === this.current;
    if (isThinking(message) || !(here || isPrivate(message) || this.store.mentionsMe(message))) return;
    const say = (one) => firstSentence(spoken(textsOf(one)[0] || "", this.desk.context));
    const newest = this.store.messagesIn(message.channel_id).at(-1);
    if (before && !isThinking(before) && (newest !== message || say(before) === say(message))) return;
    speak(say(message));
  }
}

const app = new App();
app.start();
window.matchMedia("(max-width: 760px)").addEventListener("change", () => app.drawer(false));
