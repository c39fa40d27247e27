/** What the screens of who-can-read say. */

// who-can-read-page.tsx
export const whoCanReadWhat = 'Who can read what';
export const thisPageSaysWho = 'This page says who can read your words, and when.';
export const profile = 'Profile';
export const ifYouLoseYourPassword = 'If you lose your password';
export const your24Recovery =
  'Your 24 recovery words open everything. On this device your face or finger opens it too, if you set that up.';
export const wordsThatYouMade =
  'Words that you made under ‘When I am gone’ open it too. Without any of these, nobody can open what is encrypted here. We cannot open it either.';
