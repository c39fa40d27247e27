import type { Family } from './family.ts';

type Step = { title: string; description: string };

/** What each theme calls its four checkpoints. A title holds the word its family is recognised by. */
export const themeSteps = {
  'steady-ground': {
    letter: {
      title: 'A letter to the ground that moved',
      description: 'Tell it what shook, and what you found yourself holding on to.',
    },
    memory: {
      title: 'A memory of being held up',
      description:
        'Find a time when something carried you: a person, a room, a piece of warm bread. Look at it closely.',
    },
    ritual: {
      title: 'A daily ritual of standing still',
      description:
        'Shape one act, a minute or two long, that can happen in the same place each day.',
    },
    future: {
      title: 'A note to your future self on a hard day',
      description: 'Leave a few plain lines for the next time the floor tilts.',
    },
  },
  'love-stays': {
    letter: {
      title: 'A letter to the love that stayed',
      description:
        'Write to the love itself, or to the one it belongs to. It does not have to arrive anywhere.',
    },
    memory: {
      title: 'A memory to keep warm',
      description:
        'Choose one ordinary scene and look at it slowly, until the small things come back.',
    },
    ritual: {
      title: 'A small ritual of keeping',
      description: 'Give the love a place in your week: a candle, a song, a chair by the window.',
    },
    future: {
      title: 'To your future self, still loving',
      description: 'Tell the person you are becoming what you hope they have kept.',
    },
  },
  unsaid: {
    letter: {
      title: 'A letter of unsaid things',
      description:
        'Put down what there was no time, or no safe way, to say. No one has to read it.',
    },
    memory: {
      title: 'A moment with a missing sentence',
      description:
        'Return to one conversation. Write the sentence that was not there, in the voice you would use today.',
    },
    ritual: {
      title: 'A ritual for words with nowhere to go',
      description:
        'Decide what happens to them: read aloud, folded into a book, given to the wind at an open window.',
    },
    future: {
      title: 'What your future self may stop rehearsing',
      description:
        'Tell the person you are becoming which conversation they can let rest at night.',
    },
  },
  'forgiving-myself': {
    letter: {
      title: 'A letter to who you were then',
      description:
        'Write to yourself as you were, with what you knew that day and not what you know now.',
    },
    memory: {
      title: 'A moment you keep going back to',
      description:
        'Tell it once as it was. Then tell it again in the voice of someone who loves you.',
    },
    ritual: {
      title: 'A ritual of putting down the verdict',
      description: 'Find a small act that says: I have been over this enough for today.',
    },
    future: {
      title: 'A kinder word from your future self',
      description: 'Let the person you are becoming write back to you.',
    },
  },
  releasing: {
    letter: {
      title: 'A letter to what you carry',
      description: 'Say to it what you have not been able to say to anyone.',
    },
    memory: {
      title: 'A memory of picking it up',
      description: 'When did this weight become yours? Describe that time, and who was beside you.',
    },
    ritual: {
      title: 'A ritual of release',
      description: 'Shape a small act for what you are ready to set down.',
    },
    future: {
      title: 'What your future self walks without',
      description:
        'Tell the person you are becoming which hand is free now, and what it might hold.',
    },
  },
  becoming: {
    letter: {
      title: 'A letter to the life you expected',
      description:
        'Tell it what you loved about it. You may thank it and be angry in the same breath.',
    },
    memory: {
      title: 'A memory of an earlier you',
      description: 'Choose one scene, and notice what that person already knew.',
    },
    ritual: {
      title: 'A ritual for small beginnings',
      description:
        'Shape an act so small that it can survive a bad day, and give it a regular hour.',
    },
    future: {
      title: 'A message to your future self',
      description: 'Leave a light on for the person who will read it.',
    },
  },
} as const satisfies Record<string, Record<Family, Step>>;

export type ThemeId = keyof typeof themeSteps;
