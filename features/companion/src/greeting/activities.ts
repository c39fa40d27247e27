import type { Emotion } from '@mooring/data';

/** Where one emotion can go from the greeting. */
export type Activities = {
  /** What the page to write on opens with. */
  prompt: string;
  /** `id` is the ritual's own, which /rituals opens on. */
  ritual: { id: string; text: string };
  /** The body before the page: steadying stands above writing. */
  steadyFirst?: true;
};

export const activities: Record<Emotion, Activities> = {
  Grief: {
    prompt: 'What is missing from today, and what of it is still here?',
    ritual: { id: 'nature-connection', text: 'Nature Connection: stand near something that grows' },
  },
  Anger: {
    prompt: 'If anger could write this page and no one would ever read it, what would it say?',
    ritual: {
      id: 'digital-burning-bowl',
      text: 'Digital Burning Bowl: say it, and keep none of it',
    },
  },
  Sadness: {
    prompt: 'If the sadness could sit across from you, what would it want you to know?',
    ritual: {
      id: 'calming-visualization',
      text: 'Calming Visualization: a place that wants nothing from you',
    },
  },
  Hope: {
    prompt: 'Where did the hope come in today, and what did it look like?',
    ritual: { id: 'gratitude-sunrise', text: 'Gratitude Sunrise: three small things' },
  },
  Acceptance: {
    prompt: 'What is true now that you could not have written down before?',
    ritual: { id: 'daily-release', text: 'Daily Release: put today down before the night' },
  },
  Confused: {
    prompt: 'Which pieces are in your hands right now? Name them one by one, in no order.',
    ritual: {
      id: 'sensory-grounding',
      text: '5-4-3-2-1 Sensory Grounding: what is in the room, counted',
    },
  },
  Peaceful: {
    prompt: 'What is this hour like, from the light in it to the sounds?',
    ritual: { id: 'gentle-awakening', text: 'Gentle Awakening: keep this pace for tomorrow' },
  },
  Anxious: {
    prompt: 'What is the worry saying, word for word, and what would you like to answer it?',
    ritual: {
      id: 'sensory-grounding',
      text: '5-4-3-2-1 Sensory Grounding: what is in the room, counted',
    },
    steadyFirst: true,
  },
};
