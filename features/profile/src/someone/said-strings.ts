import type { KeepsakeKind } from '@mooring/data';

type SaidWords = { begin: string; label: string; hint: string };

const heard: SaidWords = {
  begin: 'Write down what is said',
  label: 'What is said in it',
  hint: 'As you hear it. Mooring does not listen to the file, and nobody else does.',
};
const read: SaidWords = {
  begin: 'Write down what it says',
  label: 'What it says',
  hint: 'A letter, a recipe, a note: as you read it. Mooring does not read the file, and nobody else does.',
};

/** How the words in a file are asked for. */
export const saidWords = (kind: KeepsakeKind): SaidWords =>
  kind === 'voice' || kind === 'video' ? heard : read;

export const changeWhatIsWrittenDown = 'Change what is written down';
export const save = 'Save';
