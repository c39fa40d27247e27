/** Home's line in the week before a hard day and on it. Each is true on all of these days. None promises, hurries or blames. */
export const nearDayLines = [
  'These days may be heavier than others.',
  'You do not have to do much today.',
  'For some people the days before are harder than the day itself.',
  'You can say no to a visit or a call, and you need not give a reason.',
  'You do not have to mark this day in any way.',
  'You can tell one person that these days are hard.',
  'You can rest when you are tired.',
  'Many people sleep badly around a day like this.',
  'A plan can be changed at any time.',
  'You can be sad, or angry, or feel nothing. All of it is allowed here.',
  'You can write about it here, or leave it.',
  'If you can, eat something and drink some water.',
] as const;
