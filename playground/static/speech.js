// The one live region. Screen readers say what is put here, politely.

import { el } from "./dom.js";

const KEPT_MS = 8000;

/** Say a sentence; the same sentence twice is said twice. */
export function speak(text) {
  const region = document.getElementById("speech");
  if (!text) return;
  const line = el("p", { text });
  region.append(line);
  setTimeout(() => line.remove(), KEPT_MS);
}
