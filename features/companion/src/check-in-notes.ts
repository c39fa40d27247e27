import { type CheckIn, type Emotion, emotionName, emotions } from '@mooring/data';

const prefix = 'Also feeling: ';

/** The notes of the check-in that Begin adds: the emotions after the first. */
export const notesFor = (others: readonly Emotion[]): string =>
  others.length === 0 ? '' : prefix + others.map(emotionName).join(', ');

/** All emotions of a check-in, its own first. Notes that a person wrote are not parsed. */
export function emotionsOf({
  emotion,
  notes,
}: Pick<CheckIn, 'emotion' | 'notes'>): [Emotion, ...Emotion[]] {
  const others = notes.startsWith(prefix) ? notes.slice(prefix.length).split(', ') : [];
  const known = emotions.filter((one) => one !== emotion && others.includes(emotionName(one)));
  known.sort((one, other) => others.indexOf(emotionName(one)) - others.indexOf(emotionName(other)));
  return [emotion, ...known];
}
