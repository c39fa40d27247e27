import { type Assessment, nothingFound } from './assessment.ts';

const unmistakable =
  /\b(?:kill|hang|shoot) ?my ?self\b|\bend(?:ing)? (?:my life|it all)\b|\b(?:want|wanna|going|ready) (?:to )?die\b|\bsuicid/;

/** Finds the few words that leave no doubt, for when the full screen cannot be loaded. */
export const fallbackScreen = (text: string): Assessment =>
  unmistakable.test(text.toLowerCase()) ? { level: 3, kinds: ['suicide'] } : nothingFound;
