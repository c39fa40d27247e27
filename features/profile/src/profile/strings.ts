/** What the screens of profile say. */

// account-profile.tsx
export const yourProfile = 'Your Profile';
export const yourRecoveryPhrase = 'Your recovery phrase is not written down yet';
export const writeItDown = 'Write it down';
export const withoutItAForgotten =
  'Without it, nobody can help you if you forget your password. We cannot reset it.';
export const lockNow = 'Lock now';
export const logOut = 'Log Out';

// appearance-page.tsx
export const appearance = 'Appearance';

export const chooseLightOrDark = 'Choose light or dark. System follows what your device is set to.';

// appearance.tsx
export const light = 'Light';
export const dark = 'Dark';
export const system = 'System';

// details-form.tsx
export const name = 'Name';
export const email = 'Email';
export const updateProfile = 'Update Profile';
export const changeYourEmail = 'Change your email';
export const fromNowOnYouLog = (email: string) =>
  `From now on you log in with ${email}. Enter your current password to confirm this.`;
export const changeEmail = 'Change email';

// mark-choice.tsx, marks.ts
export const yourPicture = 'Your picture';
export const itIsShownInYourProfile = 'It is shown in your profile, and nowhere else.';
export const noPicture = 'No picture';
export const anAnchor = 'An anchor';
export const aLeaf = 'A leaf';
export const aFlower = 'A flower';
export const aFeather = 'A feather';
export const waves = 'Waves';
export const wind = 'Wind';
export const aCompass = 'A compass';

// details-page.tsx
export const yourDetails = 'Your details';

// guest-profile.tsx
export const keepWhatYouHave = 'Keep what you have written: create an account';
export const youAreNotSigned = 'You are not signed in';
export const itIsEncryptedInThisBrowser =
  'It is encrypted in this browser but has no password: whoever can use this browser can read it. An account gives it a password of its own, and 24 words that open it if the password is forgotten. Everything comes along.';
export const youCanWriteCheck =
  'You can write, check in, make a healing path and save moments without an account. What you write is encrypted and stays in this browser. An account gives it a password of its own, and 24 words that open it if the password is forgotten.';
export const createAnAccount = 'Create an account';
export const logIn = 'Log In';

// install-offer.tsx
export const onYourHomeScreen = 'On your home screen';
export const installedMooring =
  'Installed, Mooring opens like an app, and the browser is less likely to clear what it keeps. Nothing is sent anywhere.';
export const installMooring = 'Install Mooring';
export const browsersOnIphone =
  'Browsers on iPhone and iPad delete what a page keeps when it was not opened for seven days. Mooring on your home screen is spared from that.';
export const makeAFullBackup = 'Make a full backup here first.';
export const inSafariPress = 'In Safari, press [Share], then [Add to Home Screen].';
export const openMooringFromThere =
  'Open Mooring from there and restore the backup: it starts empty.';
export const safariDeletesWhatAPage =
  'Safari deletes what a page keeps when it was not opened for seven days. Mooring in your Dock is spared from that.';
export const inTheMenu = 'In the menu [File], choose [Add to Dock].';
export const mooringIsInstalled =
  'Mooring is installed on this device. It opens without a connection too.';
export const itWasNotInstalled =
  "It was not installed. You can also install it later, from your browser's menu.";

// journey-page.tsx
export const yourJourney = 'Your journey';
export const theseAreYourFirst =
  'Your answers to the first questions can be changed here. Nothing else changes with them.';
export const aNewJourneyClears =
  'A new journey clears your healing path, these answers and the rituals you completed. Your journal, check-ins and moments stay. You are asked first.';

// journey-section.tsx
export const updateJourneyDetails = 'Update Journey Details';
export const startNewJourney = 'Start New Journey';
export const keepMyJourney = 'Keep my journey';
export const whatFollows =
  'Your healing path, your answers about your journey and your completed rituals are cleared. Your journal, check-ins and moments stay. You can [make a full backup first].';
export const whatFollowsLoggedIn =
  'Your healing path, your answers about your journey and your completed rituals are cleared, and you are logged out. Your journal, check-ins and moments stay and open again when you log in. You can [make a full backup first].';

// part-screen.tsx
export const profile = 'Profile';

// password-settings.tsx
export const passwordAndRecovery = 'Password and recovery';
export const makeANewRecovery = 'Make a new recovery phrase';
export const changePassword = 'Change password';
export const youWillSee24New =
  'You will see 24 new words. Once you have written them down, the old ones no longer work.';
export const showMeTheWords = 'Show me the words';

// profile-footer.tsx
export const v100YourData = 'v1.0.0 / Your data is stored locally on your device';
export const itIsAlsoSynced =
  'It is also synced to your other devices, encrypted before it leaves this one';

// profile-head.tsx
export const yourPagesAndSettings =
  'What you keep here, how Mooring looks, and where your words are.';

// profile-margin.tsx
export const pagesOfTheProfile = 'Pages of the profile';

// profile-index.ts, profile-rows.tsx
export const someoneYouLost = 'Someone you lost';
export const daysAndDates = 'Days and dates';
export const notToBeBroughtUp = 'Not to be brought up';
export const exportAndBackup = 'Export and backup';
export const privacy = 'Privacy';
export const reminders = 'Reminders';
export const whatTheCompanionKnows = 'What the companion knows';
export const whenIAmGone = 'When I am gone';
export const eraseEverything = 'Erase everything';
export const nameEmailPassword = 'Name, email, password and recovery phrase';
export const namesWordsRecordings = 'Names, words, recordings and pictures';
export const daysThatMatter = 'Days that matter, and days that are hard';
export const namesTagsAndDays = 'Names, tags and days that are left alone';
export const yourWordsAsAFile = 'Your words as a file to read, or as a backup to restore';
export const bringBackWhatABackup = 'Bring back what a backup holds';
export const accountSettings = 'Account Settings';
export const onThisDevice = 'On this device';
export const lightOrDarkAndMooring = 'Light or dark, and Mooring on your home screen';
export const whatOthersCanSee = 'What others can see on this device';
export const oneReminderADay = 'One reminder a day, or none';
export const seeItChangeItForget = 'See it, change it, forget it';
export const journeyManagement = 'Journey Management';
export const changeYourFirst = 'Change your first answers, or begin again';
export const whetherSomebody = 'Whether somebody may read what you wrote';
export const eraseEverythingIn = 'Erase everything in this browser';

// stay-signed-in-choice.tsx
export const whenMooringOpens = 'When Mooring opens again';
export const staySignedIn = 'Stay signed in for 3 days';
export const anyoneWhoCanOpen =
  'Anyone who can open the files of this device may be able to read your words until you log out.';
export const askMeEachTime = 'Ask me each time';
export const yourPasswordIsAsked =
  'Your password is asked for whenever the app is opened or reloaded.';

// storage-health.tsx
export const askTheBrowserNever = 'Ask the browser never to clear them';
export const theBrowserDidNotAgree =
  'The browser did not agree this time. It may agree once Mooring is installed or used for a while. Until then, make a backup now and then.';

// storage-page.tsx
export const keptOnThisDevice = 'Kept on this device';

// unreadable-rows.tsx
export const downloadThemAsThey = 'Download them as they are';
export const theyAreDamaged =
  'They are damaged, and stay here as they are. Nothing else is touched by it. A backup file from before may still have them.';

// visitor-words-section.tsx
export const writtenWithout = 'Written without logging in';
export const somebodyWroteOnThisDevice = (countsInWords: string) =>
  `Somebody wrote ${countsInWords} on this device without logging in. If it was you, bring it into your account, where your password protects it. Until then whoever can use this browser can read it.`;
export const bringItIn = 'Bring it in';
export const itIsNotMine = 'It is not mine';
