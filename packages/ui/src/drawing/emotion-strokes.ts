import type { EmotionMark } from '../emotion/emotion-mark.ts';

/** What water does in each state, on a field of 32 by 32: strokes only, never a face. */
export const emotionStrokes: Record<EmotionMark, readonly string[]> = {
  grief: [
    'M4 8c2.7-1.6 5.3-1.6 8 0s5.3 1.6 8 0 5.3-1.6 8 0',
    'M4 27.5h24M9.5 27.5c-1-5 2-9 6.5-9s8 4 6.5 9',
    'M16 11.5v2.5',
  ],
  anger: [
    'M3 12l5-6 4.5 7L17 5l4.5 8L26 7l3 5',
    'M3 20l5-6 4.5 7L17 13l4.5 8L26 15l3 5',
    'M5 26h22',
  ],
  sadness: [
    'M9 5v9M16 4v13M23 7v8',
    'M4 23c4-1.5 8-1.5 12 0s8 1.5 12 0M9 28c2.3-.9 4.7-.9 7 0s4.7.9 7 0',
  ],
  hope: [
    'M3 21h26',
    'M9 21a7 7 0 0 1 14 0',
    'M16 6v4M6.5 10.5l2.6 2.6M25.5 10.5l-2.6 2.6',
    'M9 26h14',
  ],
  acceptance: [
    'M3 22.5h26',
    'M7 18.5c1.5-8.5 10-11.5 18.5-10-.5 8-8.5 12.5-18.5 10z',
    'M7 18.5c4-1.5 8-4 11-6.5',
    'M10 27h12',
  ],
  confused: [
    'M5 16a11 11 0 0 1 22 0c0 5-4 8.5-8.5 8.5S11 21 11 17s3-6.2 6-6.2 4.7 2.2 4.7 4.7-1.7 3.8-3.5 3.8',
    'M4 27c3-1.2 5-1 7.5 0',
  ],
  peaceful: ['M12 9a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z', 'M3 18h26M8 23h16M13 28h6'],
  anxious: [
    'M3 9q2.16-5 4.33 0t4.33 0 4.33 0 4.33 0 4.33 0 4.33 0M3 16.5q2.16-5 4.33 0t4.33 0 4.33 0 4.33 0 4.33 0 4.33 0M3 24q2.16-5 4.33 0t4.33 0 4.33 0 4.33 0 4.33 0 4.33 0',
  ],
};
