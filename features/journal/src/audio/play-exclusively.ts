let pausePlaying: (() => void) | null = null;

/** Lets one sound be heard at a time: whatever was playing is paused. Null when someone begins to speak. */
export function playExclusively(pause: (() => void) | null) {
  if (pausePlaying !== pause) pausePlaying?.();
  pausePlaying = pause;
}
