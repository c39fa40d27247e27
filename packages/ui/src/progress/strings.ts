/** What the screens of progress say. */

// progress-dots.tsx
export const stepOfCurrent = (current: number, total: number) => `Step ${current} of ${total}`;

// skeleton.tsx
export const opening = 'Opening';
