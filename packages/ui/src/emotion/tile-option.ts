import type { EmotionMark } from './emotion-mark.ts';

/** One emotion to choose: its value, its name in words and its mark. */
export type TileOption<V extends string = string> = {
  value: V;
  label: string;
  mark: EmotionMark;
  disabled?: boolean | undefined;
};
