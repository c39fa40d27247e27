import type { Emotion } from '@mooring/data';

/** What is said to one emotion. `here` answers it when it came alone; `ahead` points to the ways on. */
export type GreetingTexts = { here: string; ahead: string };

export const greetingTexts: Record<Emotion, GreetingTexts> = {
  Grief: {
    here: 'It does not have to be explained here, or made smaller.',
    ahead:
      'There is no hurry. One sentence about what is missing today may be enough, or only a minute of sitting down.',
  },
  Anger: {
    here: 'You can be as angry here as you are.',
    ahead:
      'Paper is a place where it can say everything and break nothing. If it is in your hands and jaw, begin with the body.',
  },
  Sadness: {
    here: 'You do not need a reason for it, and it can stay as long as it needs.',
    ahead: 'Something small is enough: one line on a page, a blanket, ten slow breaths.',
  },
  Hope: {
    here: 'It may be small or large. You do not have to explain it to anybody.',
    ahead: 'You could write down where it came from, so that you can read it on a harder day.',
  },
  Acceptance: {
    here: 'Something has stopped pulling, and that takes nothing away from what you lost.',
    ahead: 'You could put down what is true today, as plainly as it feels.',
  },
  Confused: {
    here: 'You do not have to sort it out before you say it.',
    ahead: 'Loose pieces are welcome on a page. One of them is enough to begin with.',
  },
  Peaceful: {
    here: 'Let it be as large as it is.',
    ahead: 'There is nothing you have to do with it. If you like, keep a few words of this hour.',
  },
  Anxious: {
    here: 'Your body is keeping watch, and that is tiring work.',
    ahead:
      'First the ground, then the thoughts. Steady yourself for a minute, and see what is left to write down.',
  },
};

/** Two that often come together, and what is said when they are the only two. */
export const pairTexts: readonly { pair: readonly [Emotion, Emotion]; here: string }[] = [
  {
    pair: ['Grief', 'Anger'],
    here: 'Anger often walks beside grief and holds it upright for a while. Neither has to leave first.',
  },
  {
    pair: ['Grief', 'Hope'],
    here: 'Hope beside grief can feel disloyal. It is not. Love can look both ways.',
  },
  {
    pair: ['Grief', 'Peaceful'],
    here: 'A quiet inside grief is still grief, and it is still quiet. You may rest in it.',
  },
  {
    pair: ['Grief', 'Acceptance'],
    here: 'You can know that it happened and still not want it. Both are yours.',
  },
  {
    pair: ['Grief', 'Anxious'],
    here: 'When so much is gone, the body keeps watch over the rest. It makes sense that both are awake.',
  },
  {
    pair: ['Anger', 'Sadness'],
    here: 'Under much anger lies something sad, and under much sadness something angry. They may take turns.',
  },
  {
    pair: ['Sadness', 'Hope'],
    here: 'A sad day with a window in it. You do not have to choose which to look at.',
  },
  {
    pair: ['Confused', 'Anxious'],
    here: 'Not knowing is hard on a body. You can be steady for a minute without knowing anything more.',
  },
];

/** What is said to any other company, by who is in it. */
export const mixtureTexts = {
  heavy: 'Heavy things often arrive together. You do not have to take them one by one.',
  light: 'They can be here side by side, with nothing asked of them.',
  both: 'They do not cancel each other. Each is telling the truth.',
} as const;
