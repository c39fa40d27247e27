/** What the screens of entry say. */

// entry-screen.tsx
export const yourHeartbreak = 'Your heartbreak matters.';
export const yourHealingMatters = 'Your healing matters more.';
export const begin = 'Begin';
export const iveBeenHereBefore = "I've Been Here Before";
export const justLetMeWrite = 'Just let me write';
export const iNeedSomeoneNow = 'I need someone now';
export const yourWordsStayPrivate =
  'Your words stay private: entries are encrypted, no data is sold, and there are no ads.';
export const whoCanReadWhat = 'Who can read what';

// landing-screen.tsx
export const yourHeartbreakMatters = 'Your heartbreak matters. Your healing matters more.';
export const email = 'Email';
export const yourAddressStays = 'Your address stays on this device.';
export const joinTheWaitlist = 'Join the Waitlist';
export const whatYoullFindInside = "What You'll Find Inside";
export const whoItsFor = "Who It's For";
export const saveMeAPlace = 'Save me a place';
