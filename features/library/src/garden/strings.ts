/** What the screens of garden say. */

// memory-garden.tsx
export const memoryGarden = 'Memory Garden';
export const theShore = 'The shore';

// shore-drawing.tsx
export const translateRotate = (x: number, y: number, lean: number, words: number) =>
  `translate(${x} ${y}) rotate(${lean}) scale(${words} 1)`;
