/** The few words that leave no doubt, for when the screen itself cannot be loaded. */
const grave =
  /\b(?:kill|hang|shoot) ?my ?self\b|\bend(?:ing)? (?:my life|it all)\b|\b(?:want|wanna|going|ready) (?:to )?die\b|\bsuicid/;

export const looksGrave = (text: string): boolean => grave.test(text.toLowerCase());
