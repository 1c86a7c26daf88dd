// Points in time in the reader's own zone and language.

import { el } from "./dom.js";
import { locale, word } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [
  ["year", 31557600],
  ["month", 2629800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

// Making a formatter costs more than drawing a message.
const formatters = new Map();

function format(date, options) {
  const key = locale() + JSON.stringify(options);
  if (!formatters.has(key)) formatters.set(key, new Intl.DateTimeFormat(locale(), options));
  return formatters.get(key).format(date);
}

/** How far `date` is from `now`, in the largest whole unit: "in 3 hours", "2 days ago". */
export function relative(date, now = Date.now()) {
  const seconds = Math.round((date.getTime() - now) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) || UNITS[UNITS.length - 1];
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
}

/** The text of `<t:unix:style>`. */
export function stamp(unix, style) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return `<t:${unix}:${style}>`;
  return style === "R" ? relative(date) : format(date, STYLES[style] || STYLES.f);
}

/** The element for `<t:unix:style>`; relative ones are kept fresh by `refreshTimes`. */
export function timeElement(unix, style) {
  const date = new Date(unix * 1000);
  const known = !Number.isNaN(date.getTime());
  return el("time", {
    class: "stamp",
    text: stamp(unix, style),
    title: known ? format(date, STYLES.F) : null,
    datetime: known ? date.toISOString() : null,
    data: style === "R" ? { relative: String(unix) } : {},
  });
}

/** Bring every "in 5 minutes" on the page up to date. */
export function refreshTimes(root = document) {
  for (const node of root.querySelectorAll("time[data-relative]")) {
    const text = stamp(Number(node.dataset.relative), "R");
    if (node.textContent !== text) node.textContent = text;
  }
}

function sameDay(a, b) {
  return a.toDateString() === b.toDateString();
}

/** When a message was written, as beside its author: "Today at 14:05". */
export function written(iso) {
  const date = new Date(iso);
  const time = format(date, STYLES.t);
  const now = new Date();
  if (sameDay(date, now)) return word("today", { time });
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (sameDay(date, yesterday)) return word("yesterday", { time });
  return format(date, STYLES.s);
}

/** Only the hour and minute, for the narrow margin of a continued message. */
export function hourOf(iso) {
  return format(new Date(iso), STYLES.t);
}

/** The whole date and time, as a title. */
export function inFull(iso) {
  return format(new Date(iso), STYLES.F);
}

/** The date above a day's first message. */
export function dayOf(iso) {
  return format(new Date(iso), STYLES.D);
}
