import type { Family } from './family.ts';

/** What a person said at the beginning brought them here (ids of the first onboarding question), one sentence a family. */
export const brought: Readonly<Record<string, Record<Family, string>>> = {
  death: {
    letter: 'Begin with the name you called them by.',
    memory: 'Take one from before the last weeks, if those stand in front of everything.',
    ritual: 'It may hold something that was theirs.',
    future: 'Say how you would like to speak of them by then.',
  },
  ending: {
    letter: 'It can be to them, to the two of you, or to the home you shared. It stays here.',
    memory: 'It may be one with only you in it, from before or since.',
    ritual: 'Choose an hour that used to belong to the two of you.',
    future: 'Say what you would like to have kept for yourself.',
  },
  estrangement: {
    letter: 'A person can be living and still be missed.',
    memory: 'The warmth and the hurt may be in the same one.',
    ritual: 'Make it something that asks nothing of them.',
    future: 'Leave the door in it as open or as closed as you need today.',
  },
  pet: {
    letter: 'Use the silly name, if there was one.',
    memory: 'It may be as small as a sound at the door.',
    ritual: 'The hour that was theirs may be the one that needs it.',
    future: 'Say what that life taught you about being close.',
  },
  'hoped-for': {
    letter: 'It can be to the one you were waiting for, or to the year you had planned.',
    memory: 'A hope can be remembered too: the day you first believed in it.',
    ritual: 'It may mark a date that nobody else has in a calendar.',
    future: 'Say what should never be called small.',
  },
  illness: {
    letter: 'It can be to the body that changed.',
    memory: 'Choose one where the illness is not in the room.',
    ritual: 'Let it fit a day with little strength in it.',
    future: 'You need not know how it goes on. Write only what you hope to carry.',
  },
  self: {
    letter: 'It can be to the work, the place or the person you were.',
    memory: 'Look for a time you felt most like yourself, however long ago.',
    ritual: 'Take something over from the old life that was good, however small.',
    future: 'Say which part of you has come along.',
  },
  stuck: {
    letter: 'If you do not know what it is, write to it as “whatever this is”.',
    memory: 'It need not be important. Take the first one that comes.',
    ritual: 'One minute is enough. It should be possible on any day.',
    future: 'You may leave most of it blank. One true sentence will do.',
  },
};

/** What a feeling named at the beginning (ids of the second question) adds to one checkpoint. */
export const carried: readonly { feeling: string; family: Family; sentence: string }[] = [
  {
    feeling: 'anger',
    family: 'letter',
    sentence: 'Anger is welcome here, in its own handwriting.',
  },
  {
    feeling: 'guilt',
    family: 'letter',
    sentence: 'If an apology wants to come, let it. If none does, that is a true letter too.',
  },
  { feeling: 'mixed', family: 'letter', sentence: 'Two feelings may stand side by side in it.' },
  {
    feeling: 'longing',
    family: 'memory',
    sentence: 'Longing may come with it. Let it sit beside you while you write.',
  },
  {
    feeling: 'relief',
    family: 'memory',
    sentence: 'If relief is part of it, it belongs there as well.',
  },
  {
    feeling: 'numbness',
    family: 'ritual',
    sentence: 'If you feel nothing while you do it, it still counts.',
  },
  {
    feeling: 'grief',
    family: 'ritual',
    sentence: 'Leave a minute at the end in which nothing has to be done.',
  },
  {
    feeling: 'confusion',
    family: 'future',
    sentence: 'It may contradict itself. So does today.',
  },
];
