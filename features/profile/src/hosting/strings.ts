/** What the screens of hosting say. */

// confirm-email-dialog.tsx
export const typeTheCodeFromOurEmail = 'Type the code from our email';
export const weSentAnEmailToUntil = (email: string) =>
  `We sent an email to ${email}. Until you type the code in it, you log in with your old address.`;
export const changeEmail = 'Change email';
export const leaveItAsItIs = 'Leave it as it is';
export const code = 'Code';

// hosting-section.tsx
export const theServerCanSee =
  'The server can see your email, when you write and how much, and what kind of thing each is: an entry, a check-in, a recording, a saved moment and the part of Mooring it came from, a conversation, your healing path, that you have a safety plan or someone you trust. It can never see what you wrote, felt or named, nor your password: that is encrypted on this device first.';
export const aCopyOnTheServer = 'A copy on the server';
export const yourWordsAreOnThisDevice =
  'Your words are on this device only. With an encrypted copy on the server, you can open them on your other devices, and you still have them if this device is lost.';
export const keepAnEncryptedCopyOnTheServer = 'Keep an encrypted copy on the server';
export const youStillLogIn =
  'You still log in with the same email and password. Your words are encrypted again for the server, and you get 24 new words for your recovery phrase.';
export const keepAnEncryptedCopy = 'Keep an encrypted copy';
export const theServerAsksForYourPassword = 'The server asks for your password again';
export const signInAgain = 'Sign in again';
export const untilThenEverything = 'Until then everything you write is kept on this device.';
export const pleaseConfirmYourEmail = 'Please confirm your email';
export const openTheLinkInTheEmail = (email: string) =>
  `Open the link in the email we sent to ${email}, then log in once more. Until then everything you write is kept on this device.`;
export const theServerKeeps = 'The server keeps another journal under this email';
export const itWasBegunOnAnother =
  'It was begun on another device. What you wrote here stays on this device and is not sent.';
export const keepOnThisDevice = 'Keep on this device only';

// leave-hosting-dialog.tsx
export const keepYourWordsOnThisDevice = 'Keep your words on this device only?';
export const everythingHere =
  'Everything here stays as it is. Nothing more is sent to the server, and your other devices get nothing new from this one.';
export const deleteTheCopyOnTheServer = 'Delete the copy on the server';
export const yourOtherDevices =
  'Then your other devices can no longer log in. If there are words only on them, save those words there first.';
export const currentPassword = 'Current password';

// sign-in-dialog.tsx
export const signInToTheServer = 'Sign in to the server again';
export const yourJournalIsOpen =
  'Your journal is open. Enter your password so that sync can go on.';
export const signIn = 'Sign in';
export const notNow = 'Not now';
export const fromTheEmailWe = 'From the email we sent you.';
export const theServerDoesNot = 'The server does not take this password';

/** The usual limit of supabase/migrations/20261121110100_accounts_and_limits.sql. The page cannot ask for another one. */
export const serverRoom =
  'The copy on the server has room for about 1 GB, unless whoever runs the server has set another limit. That is about five hours of sound, or thirty files of 25 MB. What does not fit stays on this device, and Mooring says what it is.';
