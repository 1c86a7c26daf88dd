// The left side: who one plays as, the channels and their threads.

import { el, fill, icon } from "./dom.js";
import { avatar } from "./messages.js";
import { isArchived } from "./store.js";
import { word } from "./words.js";

const DIRECT = 1;
const LANGUAGES = [["en-US", "English"], ["cs", "Čeština"]];

/** The menu of users: a press plays on as another one, a link opens one in a new tab. */
export function drawMenu(holder, store, setLocale) {
  const wasOpen = Boolean(holder.querySelector("details[open]"));
  const { me } = store;
  const name = store.userName(me.id);
  const rows = [...store.users.values()].map((user) => userRow(user, store));
  const languages = LANGUAGES.map(([code, label]) => el("button", {
    type: "button", class: "button language", "aria-pressed": String(me.locale === code), text: label,
    data: { locale: code }, on: { click: () => setLocale(code) },
  }));
  const details = el("details", { class: "me", open: wasOpen },
    el("summary", { "aria-label": word("switchUser", { name }) },
      avatar(name), el("bdi", { class: "me-name", text: name }), icon("down")),
    el("div", { class: "me-panel" },
      el("h2", { text: word("users") }), el("ul", {}, rows),
      el("h2", { text: word("language") }), el("div", { class: "languages", role: "group",
        "aria-label": word("language") }, languages)));
  fill(holder, details);
}

function userRow(user, store) {
  const name = store.userName(user.id);
  const address = `?user=${encodeURIComponent(user.id)}`;
  const mine = user.id === store.me.id;
  return el("li", { class: mine ? "user mine" : "user" },
    el("a", { class: "user-name", href: address, "aria-current": mine ? "true" : null },
      avatar(name), el("bdi", { text: name })),
    mine ? el("span", { class: "user-you", text: word("you") })
      : el("a", { class: "user-tab", href: address, target: "_blank", rel: "noopener",
        "aria-label": word("newTabLabel", { name }), title: word("newTab") },
      el("span", { text: word("newTab") }), icon("out")));
}

/** The channels with their threads below, the one in view marked, the ones with news bold or with a number. */
export function drawChannels(nav, store, current, open) {
  nav.setAttribute("aria-label", word("channels"));
  const entry = (channel, kind) => channelEntry(channel, kind, store, current, open);
  const rows = store.textChannels().flatMap((channel) => {
    const threads = store.threadsUnder(channel.id);
    const shown = threads.filter((thread) => !isArchived(thread) || thread.id === current);
    const archived = threads.filter((thread) => !shown.includes(thread));
    return [
      entry(channel, "hash"),
      shown.length ? el("li", {}, el("ul", { class: "threads" }, shown.map((thread) => entry(thread, "thread")))) : null,
      archived.length ? archivedList(nav, channel, archived.map((thread) => entry(thread, "thread"))) : null,
    ];
  });
  const direct = [...store.channels.values()].filter((channel) => channel.type === DIRECT)
    .map((channel) => entry(channel, "reply"));
  const focused = nav.contains(document.activeElement) && document.activeElement.dataset.channel;
  fill(nav, el("ul", { class: "channels" }, rows, direct));
  const again = focused && nav.querySelector(`[data-channel="${CSS.escape(focused)}"]`);
  if (again) again.focus({ preventScroll: true });
}

function archivedList(nav, channel, entries) {
  const before = nav.querySelector(`details[data-archive="${CSS.escape(channel.id)}"]`);
  return el("li", {}, el("details", { class: "archive", open: Boolean(before && before.open),
    data: { archive: channel.id } },
  el("summary", { text: `${word("archived")} (${entries.length})` }), el("ul", { class: "threads" }, entries)));
}

function channelEntry(channel, kind, store, current, open) {
  const { unread, mentions } = store.attention(channel.id);
  const here = channel.id === current;
  const classes = ["channel", here ? "here" : "", unread && !here ? "unread" : ""].filter(Boolean).join(" ");
  return el("li", {}, el("button", {
    type: "button", class: classes, "aria-current": here ? "page" : null, data: { channel: channel.id },
    on: { click: () => open(channel.id) },
  }, icon(kind), el("bdi", { class: "channel-name", text: channel.name }),
  mentions > 0 && !here ? el("span", { class: "badge", "aria-label": word("mentioned", { count: mentions }),
    text: String(mentions) }) : null,
  unread && !here && mentions === 0 ? el("span", { class: "unseen", text: word("unread") }) : null));
}
