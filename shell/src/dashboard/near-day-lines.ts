/** Home's line in the week before a hard day and on it. Each is true on all of these days. None promises, hurries or blames. */
export const nearDayLines = [
  'These days may be heavier than others.',
  'You can keep today small.',
  'Some people feel the days before it more than the day itself.',
  'You can say no to an invitation, and you need not give a reason.',
  'You can do nothing special. That is also a way to keep the day.',
  'You can tell one person that these days are hard.',
  'Rest when you can.',
  'Many people sleep badly around a day like this.',
  'A plan can be changed at any time.',
  'You can be sad, or angry, or feel nothing. All of it is allowed here.',
  'You can write about it here, or leave it.',
  'Eat something, drink some water, and do the next small thing.',
] as const;
