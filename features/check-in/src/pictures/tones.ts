import { type Emotion, emotionMark } from '@mooring/data';
import type { CSSProperties } from 'react';

/** The colours of an emotion, for everything drawn below. */
export function tonesOf(emotion: Emotion): CSSProperties {
  const mark = emotionMark(emotion);
  return {
    '--fill': `var(--emotion-${mark}-fill)`,
    '--tone': `var(--emotion-${mark}-ink)`,
    '--mark': `var(--emotion-${mark}-mark)`,
  } as CSSProperties;
}
