import type { ThemeId } from './theme-steps.ts';

export type Theme = {
  id: ThemeId;
  title: string;
  /** One line under the title, where the theme is chosen. */
  hint: string;
  /** What is said back once the theme or a vision close to it is known. */
  affirmation: string;
  /** Words in a vision that lean towards this theme when none was chosen. */
  leanings: readonly string[];
  anchor: { message: string; prompt: string };
};

/** The theme of a path whose vision leans nowhere in particular. */
export const steadyGround: Theme = {
  id: 'steady-ground',
  title: 'Finding steady ground again',
  hint: 'For days when the floor will not hold still.',
  affirmation: 'Wanting to stand somewhere firm is a good place to begin.',
  leanings: [
    'steady',
    'ground',
    'calm',
    'peace',
    'safe',
    'sleep',
    'breathe',
    'quiet',
    'stable',
    'rest',
  ],
  anchor: {
    message: 'You are allowed to carry this and still sit in the sun.',
    prompt: 'This week: where in your day is there already a minute of quiet?',
  },
};

/** The six guiding themes. Ids are stored in people's paths and never change. */
export const themes: readonly Theme[] = [
  {
    id: 'love-stays',
    title: 'Letting the love stay',
    hint: 'For keeping someone close in an ordinary week.',
    affirmation: 'What you love is allowed to stay with you.',
    leanings: ['love', 'loved', 'remember', 'keep', 'close', 'miss', 'name', 'with'],
    anchor: {
      message: 'Love does not have to grow smaller for you to go on living.',
      prompt: 'This week: where did the love show itself in an ordinary hour?',
    },
  },
  {
    id: 'unsaid',
    title: 'Making peace with what was unsaid',
    hint: 'For words that came too late, or had no safe place.',
    affirmation: 'What you did not say is still yours to say, in your own time.',
    leanings: [
      'unsaid',
      'said',
      'say',
      'tell',
      'told',
      'talk',
      'goodbye',
      'words',
      'sorry',
      'answer',
    ],
    anchor: {
      message: 'Some sentences can be finished without an answer.',
      prompt: 'This week: what did you nearly say, and to whom?',
    },
  },
  steadyGround,
  {
    id: 'forgiving-myself',
    title: 'Forgiving myself',
    hint: 'For the thing you go over again and again.',
    affirmation: 'You can look at what happened without standing trial for it.',
    leanings: [
      'forgive',
      'forgiving',
      'myself',
      'guilt',
      'guilty',
      'fault',
      'blame',
      'ashamed',
      'regret',
    ],
    anchor: {
      message: 'You can be sorry and still be someone worth being gentle with.',
      prompt:
        'This week: when were you hard on yourself, and what would a friend have said instead?',
    },
  },
  {
    id: 'releasing',
    title: 'Releasing what I no longer carry',
    hint: 'For a weight that was never meant to be yours for so long.',
    affirmation: 'You may set a thing down and still honour that you carried it.',
    leanings: [
      'release',
      'releasing',
      'let',
      'free',
      'anger',
      'angry',
      'weight',
      'heavy',
      'carry',
      'move',
    ],
    anchor: {
      message: 'Setting something down is not the same as forgetting it.',
      prompt: 'This week: what did you carry that belonged to someone else?',
    },
  },
  {
    id: 'becoming',
    title: 'Becoming someone new, slowly',
    hint: 'For the life after the one you expected.',
    affirmation: 'Slowly is a fine speed. You do not have to know yet who is arriving.',
    leanings: [
      'new',
      'become',
      'becoming',
      'future',
      'life',
      'again',
      'start',
      'joy',
      'hope',
      'change',
    ],
    anchor: {
      message: 'There is no hurry in becoming.',
      prompt: 'This week: what did you do for the first time since?',
    },
  },
];
