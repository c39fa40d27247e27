/** What the screens of words say. */

// word-choice.tsx
export const aMoreExactWord = 'A more exact word (optional)';

// word-picker.tsx
export const wordsForName = (name: string) => `Words for ${name}`;
export const wordsThatYouWrote = 'Words that you wrote';
export const aWordOfYourOwn = 'A word of your own';
export const upToCharacters = (maxWordLength: number) => `Up to ${maxWordLength} characters.`;
