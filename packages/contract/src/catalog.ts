/** The eight tags an entry may carry. */
export const journalTags = [
  'heartbreak',
  'grief',
  'healing',
  'anger',
  'longing',
  'guilt',
  'hope',
  'growth',
] as const;
export type JournalTag = (typeof journalTags)[number];

/** The eight emotions of a check-in, by the names they are kept under. */
export const emotions = [
  'Grief',
  'Anger',
  'Sadness',
  'Hope',
  'Acceptance',
  'Confused',
  'Peaceful',
  'Anxious',
] as const;
export type Emotion = (typeof emotions)[number];

const displayNames: Partial<Record<Emotion, string>> = {
  Confused: 'Confusion',
  Peaceful: 'Peace',
  Anxious: 'Anxiety',
};

/** The name an emotion is shown with. */
export const emotionName = (emotion: Emotion): string => displayNames[emotion] ?? emotion;

/** The name of an emotion's mark and colours in the kit. */
export const emotionMark = (emotion: Emotion): Lowercase<Emotion> =>
  emotion.toLowerCase() as Lowercase<Emotion>;

/** Words for intensity 0–4. */
export const intensityLabels = [
  'Barely noticeable',
  'Present but mild',
  'Moderate',
  'Strong',
  'Overwhelming',
] as const;
