/** The eight marks the palette knows: each has a fill, an ink and a mark colour in `tokens.css`. */
export type EmotionMark =
  | 'grief'
  | 'anger'
  | 'sadness'
  | 'hope'
  | 'acceptance'
  | 'confused'
  | 'peaceful'
  | 'anxious';
