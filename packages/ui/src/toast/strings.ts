/** What the screens of toast say. */

// toasts.tsx
export const message = 'Message';
export const messagesHotkey = 'Messages ({hotkey})';
export const close = 'Close';
