/** What the screens of garden say. */

// memory-garden.tsx
export const plantOf = (feeling: string, words: string) => `${feeling}: “${words}”`;
export const aPlant = 'A plant';
export const memoryGarden = 'Memory Garden';
export const theShore = 'The shore';

// shore-drawing.tsx
export const translateRotate = (x: number, y: number, lean: number, words: number) =>
  `translate(${x} ${y}) rotate(${lean}) scale(${words} 1)`;

// plant-sheet.tsx
export const goToTheEntry = 'Go to the entry';
export const openItInTheLibrary = 'Open it in the library';
