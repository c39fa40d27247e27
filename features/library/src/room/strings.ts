/** What the screens of room say. */

// quiet-room.tsx
export const rightNow = 'Right now';
export const close = 'Close';
