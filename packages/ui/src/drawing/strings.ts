/** What the screens of drawing say. */

// wordmark.tsx
export const mooring = 'Mooring';
