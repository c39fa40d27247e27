import type { Tone, WritingType } from '@mooring/data';

export const writingNames: Readonly<Record<WritingType, string>> = {
  letter: 'A letter',
  poem: 'A poem',
  reflection: 'A reflection',
};

export const toneNames: Readonly<Record<Tone, string>> = {
  gentle: 'Gentle',
  calm: 'Calm',
  soothing: 'Soothing',
  friendly: 'Friendly',
};
