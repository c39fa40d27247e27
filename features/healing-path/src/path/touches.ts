import type { Family } from './family.ts';

/** A sentence added to one checkpoint when the vision speaks of something it can gently pick up. */
export type Touch = { id: string; family: Family; words: readonly string[]; sentence: string };

export const touches: readonly Touch[] = [
  {
    id: 'name',
    family: 'letter',
    words: ['name', 'names'],
    sentence: 'If there is a name in it, let the name be the first word.',
  },
  {
    id: 'anger',
    family: 'letter',
    words: ['anger', 'angry', 'rage', 'furious', 'unfair'],
    sentence: 'Anger is welcome here, in its own handwriting.',
  },
  {
    id: 'sorry',
    family: 'letter',
    words: ['sorry', 'apologise', 'apologize', 'forgive', 'guilt', 'guilty'],
    sentence: 'If an apology wants to come, let it. If none does, that is a true letter too.',
  },
  {
    id: 'laugh',
    family: 'memory',
    words: ['laugh', 'laughing', 'laughter', 'smile', 'joy', 'happy'],
    sentence: 'It may be one that made you laugh.',
  },
  {
    id: 'home',
    family: 'memory',
    words: ['home', 'house', 'kitchen', 'table', 'room', 'garden'],
    sentence: 'Start with the room: the light, the sounds, who sat where.',
  },
  {
    id: 'sleep',
    family: 'ritual',
    words: ['sleep', 'night', 'nights', 'rest', 'tired'],
    sentence: 'The last ten minutes before bed may be a good place for it.',
  },
  {
    id: 'morning',
    family: 'ritual',
    words: ['morning', 'mornings', 'wake', 'waking'],
    sentence: 'It could belong to the first minutes of a morning.',
  },
  {
    id: 'alone',
    family: 'ritual',
    words: ['alone', 'lonely', 'people', 'friends', 'family'],
    sentence: 'Someone else may be part of it, if you would like that.',
  },
  {
    id: 'trust',
    family: 'future',
    words: ['trust', 'love', 'again', 'open'],
    sentence: 'You can say what you would like to dare again, and what should wait.',
  },
  {
    id: 'peace',
    family: 'future',
    words: ['peace', 'calm', 'quiet', 'breathe', 'breath'],
    sentence: 'Describe one quiet hour you hope that person has.',
  },
];
