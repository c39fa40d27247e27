export type Period = 'morning' | 'afternoon' | 'evening' | 'late night';

type TenLines = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

/**
 * Ten lines for each part of the day. None promises recovery, and none hurries anybody. None is longer than two rows on a phone,
 * which Home keeps free for them.
 */
export const supportiveLines: Record<Period, TenLines> = {
  morning: [
    'You woke up into it again. There is no rush to stand.',
    'One small thing is a whole morning, on a day like this.',
    'The light came in. You may let it, or draw the curtain.',
    'Whatever you woke with is allowed to come along.',
    'Drink some water first. The rest can wait for that.',
    'You do not owe this day a brave face.',
    'Nothing has to be decided before breakfast.',
    'Today can be short. You choose where it ends.',
    'Begin where you are. That is the only place there is.',
    'If the bed is the kindest place this morning, it is a good place.',
  ],
  afternoon: [
    'Half the day is behind you. You carried it this far.',
    'You can put it down for a minute. It will know where you are.',
    'It is all right if nothing got done but getting through.',
    'A few slow breaths count as something done.',
    'Missing someone in the middle of the day is still love at work.',
    'You are allowed a quiet hour in a loud day.',
    'Step outside, or look out. Let something else be busy.',
    'What you feel is not in the way of your day. It is part of it.',
    'If the afternoon is heavy, make it smaller.',
    'You may change your mind about today.',
  ],
  evening: [
    'The day has asked enough. Nothing needs deciding tonight.',
    'Evenings can be the loudest. You can be quiet with it here.',
    'You made it to the evening with everything you are carrying.',
    'Leave one thing undone on purpose.',
    'It is all right to be tired of being strong.',
    'Put a light on somewhere. It helps the room, and the one in it.',
    'What you could not say today can be written, or left for now.',
    'You are not behind. There is no schedule for this.',
    'If someone is missing at the table, you may write to them.',
    'Let the evening be plain.',
  ],
  'late night': [
    'Night makes everything larger. In the morning it is smaller.',
    'You are awake with it. You do not have to solve it at this hour.',
    'If sleep will not come, rest will do.',
    'This is a hard hour for many people. You are here, too.',
    'Nothing you feel tonight needs an answer tonight.',
    'Feel where the bed or the chair holds you. It goes on holding.',
    'Say their name, if you want to. The room can keep it.',
    'You can write one line and close the page.',
    'The dark is only the dark. Breathe out a little longer than in.',
    'Come as you are. It is late, and this place is open.',
  ],
};
