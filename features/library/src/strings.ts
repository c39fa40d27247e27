/** What the screens of library say. */

// network-voice-question.tsx
export const readWithIt = 'Read with it';
export const noVoiceFromThere = 'No voice from there';

// shelf-page.tsx
export const library = 'Library';
