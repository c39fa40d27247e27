import { type CheckIn, type Emotion, emotionName, emotions } from '@mooring/data';

const opening = 'Also feeling: ';

/** The notes of the check-in that Begin adds: the emotions beside the first. */
export const alsoFeeling = (others: readonly Emotion[]): string =>
  others.length === 0 ? '' : opening + others.map(emotionName).join(', ');

/** Everything a check-in named, the first first. Notes a person wrote name nothing. */
export function namedIn({
  emotion,
  notes,
}: Pick<CheckIn, 'emotion' | 'notes'>): [Emotion, ...Emotion[]] {
  const others = notes.startsWith(opening) ? notes.slice(opening.length).split(', ') : [];
  const known = emotions.filter((one) => one !== emotion && others.includes(emotionName(one)));
  known.sort((one, other) => others.indexOf(emotionName(one)) - others.indexOf(emotionName(other)));
  return [emotion, ...known];
}
