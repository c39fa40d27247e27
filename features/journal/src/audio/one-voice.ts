let quieten: (() => void) | null = null;

/** Lets one sound be heard at a time: whatever was playing is paused. Null when someone begins to speak. */
export function speakAlone(pause: (() => void) | null) {
  if (quieten !== pause) quieten?.();
  quieten = pause;
}
