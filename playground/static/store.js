// What this user knows: people, channels, messages, and what is still unread. Filled by the server's frames only.

const THREAD_TYPES = new Set([10, 11, 12]);
const PRIVATE = 64;
const LOADING = 128;

/** -1, 0 or 1 for two snowflakes; they are too long for numbers. */
export function compareIds(a, b) {
  if (a.length !== b.length) return a.length < b.length ? -1 : 1;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export const isThread = (channel) => THREAD_TYPES.has(channel.type);
export const isPrivate = (message) => ((message.flags || 0) & PRIVATE) !== 0;
export const isThinking = (message) => ((message.flags || 0) & LOADING) !== 0;

export function isArchived(channel) {
  return Boolean(channel.archived || (channel.thread_metadata && channel.thread_metadata.archived));
}

/** Every text of a message in reading order, as markdown. */
export function textsOf(message) {
  const texts = message.content ? [message.content] : [];
  for (const embed of message.embeds || []) {
    texts.push(...[embed.title, embed.description].filter(Boolean));
  }
  const walk = (component) => {
    if (component.type === 10) texts.push(component.content);
    (component.components || []).forEach(walk);
  };
  (message.components || []).forEach(walk);
  return texts;
}

export class Store {
  constructor() {
    this.clear();
  }

  clear() {
    this.me = null;
    this.users = new Map();
    this.names = new Map();
    this.channels = new Map();
    this.messages = new Map();
    this.commands = [];
    this.read = {};
  }

  /** Begin anew from a `hello` frame. */
  hello(frame) {
    this.clear();
    this.me = frame.me;
    frame.users.forEach((user) => this.learnUser(user, true));
    this.learnUser(frame.me, true);
    frame.channels.forEach((channel) => this.channels.set(channel.id, channel));
    this.commands = frame.commands;
    frame.messages.forEach((message) => this.putMessage(message));
    this.read = JSON.parse(window.localStorage.getItem(`read:${this.me.id}`) || "{}");
  }

  learnUser(user, listed = false) {
    if (!user || !user.id) return;
    this.names.set(user.id, user.global_name || user.nick || user.username || user.name || user.id);
    if (listed && !user.bot) this.users.set(user.id, user);
  }

  /** Store a message, new or changed; answers the one it replaces, or undefined. */
  putMessage(message) {
    this.learnUser(message.author);
    (message.mentions || []).forEach((user) => this.learnUser(user));
    if (message.interaction_metadata) this.learnUser(message.interaction_metadata.user);
    if (message.thread) this.putChannel({ ...this.channels.get(message.thread.id), ...message.thread });
    const there = this.inChannel(message.channel_id);
    const before = there.get(message.id);
    there.set(message.id, message);
    return before;
  }

  putChannel(channel) {
    this.channels.set(channel.id, channel);
  }

  /** Forget a message; answers it, or undefined. */
  dropMessage(channelId, id) {
    const there = this.inChannel(channelId);
    const message = there.get(id);
    there.delete(id);
    return message;
  }

  inChannel(id) {
    if (!this.messages.has(id)) this.messages.set(id, new Map());
    return this.messages.get(id);
  }

  /** The messages of a channel, oldest first. */
  messagesIn(id) {
    return [...this.inChannel(id).values()].sort((a, b) => compareIds(a.id, b.id));
  }

  userName(id) {
    return this.names.get(id) || null;
  }

  channelName(id) {
    const channel = this.channels.get(id);
    return channel ? channel.name : null;
  }

  /** The thread that begins at a message, or undefined. */
  threadOf(message) {
    const id = message.thread ? message.thread.id : message.id;
    const channel = this.channels.get(id);
    return channel && isThread(channel) ? channel : undefined;
  }

  mentionsMe(message) {
    if (message.mention_everyone) return true;
    return (message.mentions || []).some((user) => user.id === this.me.id);
  }

  isUnread(message) {
    const last = this.read[message.channel_id];
    return message.author.id !== this.me.id && (!last || compareIds(message.id, last) > 0);
  }

  /** `{unread: bool, mentions: number}` of a channel. */
  attention(channelId) {
    const fresh = [...this.inChannel(channelId).values()].filter((message) => this.isUnread(message));
    return { unread: fresh.length > 0, mentions: fresh.filter((message) => this.mentionsMe(message)).length };
  }

  /** Mark everything in a channel as read; true when that changed something. */
  markRead(channelId) {
    const newest = this.messagesIn(channelId).at(-1);
    if (!newest || this.read[channelId] === newest.id) return false;
    this.read[channelId] = newest.id;
    window.localStorage.setItem(`read:${this.me.id}`, JSON.stringify(this.read));
    return true;
  }

  textChannels() {
    return [...this.channels.values()]
      .filter((channel) => channel.type === 0)
      .sort((a, b) => (a.position || 0) - (b.position || 0) || compareIds(a.id, b.id));
  }

  threadsUnder(parentId) {
    return [...this.channels.values()]
      .filter((channel) => isThread(channel) && channel.parent_id === parentId)
      .sort((a, b) => compareIds(a.id, b.id));
  }
}
