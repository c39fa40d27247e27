/** What the screens of notice say. */

// failure-notice.tsx
export const tryAgain = 'Try again';
