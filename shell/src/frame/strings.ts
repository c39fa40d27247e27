/** What the screens of frame say. */

// bottom-nav.tsx
export const main = 'Main';

// frame.tsx
export const skipToThePage = 'Skip to the page';

// header.tsx
export const mooring = 'Mooring';
export const rightNow = 'Right now';

// lock-screen.tsx
export const locked = 'Locked';
export const mooringIsLocked = 'Mooring is locked. Enter your password to open your words.';
export const passwordFor = (name: string) => `Password for ${name}`;
export const unlock = 'Unlock';
export const openWithFaceOrFinger = 'Open with face or finger';
export const logOut = 'Log Out';
export const forgotYourPassword = 'Forgot your password?';
export const useYourRecovery = 'Use your recovery phrase';

// sound-bar.tsx
export const sound = 'Sound';
export const playSound = 'Play sound';
export const pauseSound = 'Pause sound';
export const stopSound = 'Stop sound';
/** Until the sleep timer ends it. */
export const minutesLeft = (minutes: number) => `${minutes} min left`;
