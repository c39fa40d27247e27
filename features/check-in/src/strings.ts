/** What the screens of check-in say. */

// check-in-body.tsx
export const viewHistory = 'View History';
export const viewEmotionHistory = 'View Emotion History';

// check-in-screen.tsx
export const todaysCheckIn = "Today's Check-In";
export const howAreYouFeeling = 'How are you feeling?';
export const thereIsNoRight = "There is no right answer, only today's.";
