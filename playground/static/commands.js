// The bot's slash commands as one flat list, and what their options accept.

import { localised, word } from "./words.js";

export const KIND = { STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, ROLE: 8, MENTIONABLE: 9, NUMBER: 10,
  FILE: 11 };
const CHAT_INPUT = 1;
const SUBCOMMAND = 1;
const GROUP = 2;

/**
 * Every command one can type: `{path, shown, description, options}`. `path` is the name the bot knows ("game new"),
 * `shown` the same in the reader's language. Sorted as shown.
 */
export function flatten(commands) {
  const found = [];
  const walk = (node, path, shown) => {
    const names = { path: [...path, node.name], shown: [...shown, localised(node, "name")] };
    const inner = (node.options || []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
    if (inner.length > 0) {
      inner.forEach((option) => walk(option, names.path, names.shown));
      return;
    }
    found.push({
      path: names.path.join(" "), shown: names.shown.join(" "),
      description: localised(node, "description"), options: node.options || [],
    });
  };
  commands.filter((command) => (command.type || CHAT_INPUT) === CHAT_INPUT).forEach((command) => walk(command, [], []));
  return found.sort((a, b) => a.shown.localeCompare(b.shown));
}

/** The text without accents and capitals, to compare what people type. */
export function fold(text) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

/** Commands for what was typed after the slash: those that begin so first, then those that contain it. */
export function matching(commands, typed) {
  const wanted = fold(typed.trim());
  const names = (command) => [fold(command.shown), command.path];
  const begins = commands.filter((command) => names(command).some((name) => name.startsWith(wanted)));
  const holds = commands.filter((command) => !begins.includes(command)
    && names(command).some((name) => name.includes(wanted)));
  return [...begins, ...holds];
}

/** The command whose whole name the text begins with, and the rest of the text; null when there is none. */
export function named(commands, typed) {
  const text = fold(typed);
  const names = commands.flatMap((command) => [[fold(command.shown), command], [command.path, command]]);
  const fits = names.filter(([name]) => text === name || text.startsWith(`${name} `));
  const best = fits.sort((a, b) => b[0].length - a[0].length)[0];
  return best ? { command: best[1], rest: typed.slice(best[0].length).trimStart() } : null;
}

/** `name:value` pairs of a pasted command line: `{name: value}` by the option's own name. */
export function pairsIn(text, options) {
  const byName = new Map(options.flatMap((option) => [[option.name, option], [localised(option, "name"), option]]));
  const marks = [...text.matchAll(/(?:^|\s)([\p{L}\p{N}_-]+):\s*/gu)].filter((match) => byName.has(match[1]));
  return Object.fromEntries(marks.map((match, at) => {
    const end = at + 1 < marks.length ? marks[at + 1].index : text.length;
    return [byName.get(match[1]).name, text.slice(match.index + match[0].length, end).trim()];
  }));
}

/** The fixed rows an option offers, `[{name, value}]`, or null when it takes free text. */
export function fixedChoices(option, desk) {
  if (option.choices && option.choices.length > 0) {
    return option.choices.map((choice) => ({ name: localised(choice, "name"), value: choice.value }));
  }
  const rows = (options) => options.map(({ label, value }) => ({ name: label, value }));
  switch (option.type) {
    case KIND.BOOLEAN: return [{ name: word("yes"), value: true }, { name: word("no"), value: false }];
    case KIND.USER:
    case KIND.MENTIONABLE: return rows(desk.people());
    case KIND.CHANNEL: return rows(desk.channels());
    default: return null;
  }
}

/** What an option's field holds as `{value}` to send, `{fault}` to show, or `{}` when it is empty. */
export function readOption(option, field, desk) {
  const name = localised(option, "name");
  const text = field.text.trim();
  if (option.type === KIND.FILE || option.type === KIND.ROLE) return { fault: word("noAttachment", { name }) };
  if (text === "") return option.required ? { fault: word("missing", { name }) } : {};
  const fixed = fixedChoices(option, desk);
  if (fixed) {
    const row = fixed.find((choice) => choice.value === field.value) || fixed.find((choice) => fold(choice.name) === fold(text))
      || fixed.find((choice) => String(choice.value) === text);
    return row ? { value: row.value } : { fault: word("badChoice", { name }) };
  }
  const given = field.value !== undefined ? field.value : text;
  if (option.type === KIND.INTEGER || option.type === KIND.NUMBER) return readNumber(option, given, name);
  if (option.min_length && text.length < option.min_length) {
    return { fault: word("tooShort", { name, limit: option.min_length }) };
  }
  const limit = option.max_length || 6000;
  return String(given).length > limit ? { fault: word("tooLong", { name, limit }) } : { value: String(given) };
}

function readNumber(option, given, name) {
  const number = Number(String(given).replace(",", "."));
  const whole = option.type === KIND.INTEGER;
  if (Number.isNaN(number)) return { fault: word(whole ? "badInteger" : "badNumber", { name }) };
  if (whole && !Number.isInteger(number)) return { fault: word("badInteger", { name }) };
  if (option.min_value !== undefined && number < option.min_value) {
    return { fault: word("tooSmall", { name, limit: option.min_value }) };
  }
  if (option.max_value !== undefined && number > option.max_value) {
    return { fault: word("tooLarge", { name, limit: option.max_value }) };
  }
  return { value: number };
}
