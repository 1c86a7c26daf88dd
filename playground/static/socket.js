// The line to the server: JSON frames, questions with a nonce, and getting the line back when it breaks.

const ANSWERS = new Set(["ack", "failed", "refused", "choices"]);
// Discord gives an app 3 s; a little more is left for the server to say so itself.
const PATIENCE_MS = 4000;
const RETRY_MS = [300, 1000, 2000, 4000];

export class Line {
  /** `on(frame)` hears every frame that answers no question; `online(flag)` hears the state of the line. */
  constructor({ on, online }) {
    this.hear = on;
    this.online = online;
    this.waiting = new Map();
    this.tries = 0;
    this.nonce = 0;
    this.user = new URLSearchParams(window.location.search).get("user");
  }

  open() {
    const address = new URL("/app/socket", window.location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    if (this.user) address.searchParams.set("user", this.user);
    this.socket = new WebSocket(address);
    this.socket.addEventListener("message", (event) => this.receive(JSON.parse(event.data)));
    this.socket.addEventListener("close", () => this.closed());
  }

  get isOpen() {
    return this.socket !== undefined && this.socket.readyState === WebSocket.OPEN;
  }

  receive(frame) {
    if (frame.t === "hello") {
      this.tries = 0;
      this.user = frame.me.id;
      this.online(true);
    }
    const waiting = ANSWERS.has(frame.t) && this.waiting.get(frame.nonce);
    if (waiting) {
      this.waiting.delete(frame.nonce);
      clearTimeout(waiting.timer);
      waiting.resolve(frame);
    } else if (!ANSWERS.has(frame.t)) {
      this.hear(frame);
    }
  }

  closed() {
    this.online(false);
    for (const { resolve, timer } of this.waiting.values()) {
      clearTimeout(timer);
      resolve({ t: "failed" });
    }
    this.waiting.clear();
    const pause = RETRY_MS[Math.min(this.tries, RETRY_MS.length - 1)];
    this.tries += 1;
    setTimeout(() => this.open(), pause);
  }

  /** Send a frame that wants no answer; false when there is no line. */
  tell(frame) {
    if (!this.isOpen) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }

  /** Send a frame and wait for its answer: a frame of type ack, failed, refused or choices, or `{t: "offline"}`. */
  ask(frame) {
    this.nonce += 1;
    const nonce = String(this.nonce);
    if (!this.tell({ ...frame, nonce })) return Promise.resolve({ t: "offline" });
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.waiting.delete(nonce);
        resolve({ t: "failed" });
      }, PATIENCE_MS);
      this.waiting.set(nonce, { resolve, timer });
    });
  }
}
