let pausePlaying: (() => void) | null = null;

/** Pauses the sound that is playing and remembers `pause` for the new one. Null when a recording begins. */
export function playExclusively(pause: (() => void) | null) {
  if (pausePlaying !== pause) pausePlaying?.();
  pausePlaying = pause;
}
