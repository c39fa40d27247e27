/** What the screens of auth say. */

// auth-form.tsx
export const createMyAccount = 'Create My Account';
export const logInTab = 'Log In';
export const signUp = 'Sign up';
export const logIn = 'Log in';
export const whatYouHaveWritten = 'What you have written here comes with you.';
export const youHaveWritten =
  'You have written here without logging in. Once you are in, we ask whether to bring it into your journal.';
export const name = 'Name';
export const anyNameYouLike = 'Any name you like to be called.';
export const staySignedIn = 'Stay signed in for 3 days';
export const turnOffToEnter = 'Turn off to enter your password every time.';
export const iMadeThisAccount = 'I made this account on a device with little memory';
export const chooseThisOnlyIfYouAreSure =
  'Choose this only if you are sure. It makes your password easier to guess for whoever runs the server.';
export const anEncryptedCopyIsKept =
  'An encrypted copy is kept on the server, so that you can open your words on your other devices too. The server sees your email, when you write and what kind of thing it is, never what you wrote.';
export const beginWithoutAnAccount = 'Begin without an account';
export const writeWithoutLogging = 'Write without logging in';
export const youDoNotNeedAnAccount =
  'You do not need an account to write. You can make one later, and your words come along.';
export const yourWordsStayOnThisDevice =
  'Your words stay on this device. When you log in, we ask whether to bring them into your journal.';
export const forgotYourPassword = 'Forgot your password?';

// auth-screen.tsx
export const createYourSafe = 'Create Your Safe Space';
export const signUpOrLogIn = 'Sign up or log in';
export const signUpTab = 'Sign Up';

// email-field.tsx
export const email = 'Email';

// form-fault.tsx
export const whatWentWrong = 'What went wrong';
export const orGoOnWithThisDevice =
  'Or go on with this device alone. You can add an encrypted copy on the server later, in your profile.';
export const perhapsThisEmail = 'Perhaps this email already has an account here.';
export const goOnWithThisDevice = 'Go on with this device alone';
export const logInInstead = 'Log in instead';
export const useYourRecovery = 'Use your recovery phrase';

// passkey-button.tsx
export const openWithFaceOrFinger = 'Open with face or finger';

// privacy-promise.tsx
export const ourPromise = 'Our promise';
export const entriesAreEncrypted =
  "Entries are encrypted on your device before they are stored or sent. We cannot read them or reset them. If you choose to stay signed in, anyone who can open this device's files may be able to read them until you log out.";

// recover-page.tsx
export const openItWithYourRecovery = 'Open it with your recovery phrase';
export const the24WordsYouWrote =
  'The 24 words you wrote down open your journal and give it a new password. Nothing you wrote changes.';
export const back = 'Back';
export const recoveryPhrase = 'Recovery phrase';
export const inTheOrderYouWrote =
  'In the order you wrote them down. Spaces, commas and new lines are all fine.';
export const newPassword = 'New password';
export const openMyJournal = 'Open My Journal';
export const withoutThePassword =
  'Without the password and without these words, nobody can open what was written: not you, and not us.';
export const emailMeACode = 'Email me a code';
export const code = 'Code';
export const itIsInTheEmail =
  'It is in the email we send you. Without the code, you can open only the words on this device.';
