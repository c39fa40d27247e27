/** What the screens of dialog say. */

// sheet.tsx
export const close = 'Close';
