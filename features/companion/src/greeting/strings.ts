/** What the screens of greeting say. */

// activity-list.tsx
export const writeItDown = 'Write it down';
export const steadyYourselfNow = 'Steady yourself now';
export const aRitual = 'A ritual';
export const todaysCheckIn = "Today's Check-In";
export const breatheComeBack = 'Breathe, come back to the room, or reach a person.';
export const fromHere = 'From here';
export const sayHowStrongItIsAndLook = 'Say how strong it is, and look at the days before.';

// other-activities.tsx
export const ratherNotTalkRight = 'Rather not talk right now?';
