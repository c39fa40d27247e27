import { mostFiles, sizeText } from './file-texts.ts';

/** What the screens of someone say. */

// file-row.tsx
export const downloadTitle = (title: string) => `Download: ${title}`;
export const download = 'Download';
export const removeTitle = (title: string) => `Remove: ${title}`;
export const removeThisFile = 'Remove this file?';
export const itIsRemovedForGood = 'It is removed for good. It cannot be undone.';
export const remove = 'Remove';
export const keepIt = 'Keep it';
export const thisBrowserCannot =
  'This browser cannot show this file. It is kept as it is, and can be downloaded.';
export const changeWhatItIs = 'Change what it is';
export const sayWhatItIs = 'Say what it is';
export const whatItIs = 'What it is';
export const forExampleTheMessage = 'For example: the message from my birthday.';
export const save = 'Save';

// files.tsx
export const voiceAndPictures = 'Voice and pictures';
export const bringInAVoiceMessage = 'Bring in a voice message, a picture or another file';
export const keepingFiles = (files: number) =>
  `Keeping ${files === 1 ? 'one file' : `${files} files`} …`;
export const tooManyFiles = (count: number) =>
  `You chose ${count.toLocaleString('en')} files. Up to ${mostFiles} can be kept in one go. Nothing of these was kept; please choose fewer.`;
export const aFileCanHaveUp =
  'A file is kept exactly as it is, encrypted on this device. It is never sent to the companion. On an Android phone where Mooring is installed, other apps can also share a file with Mooring.';
export const howToGetAVoicemail = 'How to get a voicemail off a phone';

// kept-row.tsx
export const notBroughtUpShow = 'Not brought up. Show it';
export const showItAgain = 'Show it again';
export const dontBringThisUp = 'Don’t bring this up again';

// people-screen.tsx
export const somebody = 'Somebody';
export const someoneYouLost = 'Someone you lost';
export const aPlaceForAName =
  'A place for a name, words, pictures, recordings and days. What you save is encrypted like everything you write. Nothing here ever speaks or writes as the one you lost.';
export const profile = 'Profile';
export const noNameIsWritten = 'No name is written here';
export const addSomeone = 'Add someone';
export const aNameIsEnoughItCan =
  'A name is enough. It can be a person, an animal, a baby who was expected, or somebody who is alive and no longer with you.';
export const notBroughtUpOpen = 'Not brought up. Open the page';
export const openThePage = 'Open the page';
export const addAnotherName = 'Add another name';

// person-days.tsx
export const days = 'Days';
export const addADay = 'Add a day';
export const aDay = 'A day';
export const notBroughtUpOpenIt = 'Not brought up. Open it';

// person-foot.tsx
export const bringThemUpAgain = 'Bring them up again';
export const dontBringThemUp = 'Don’t bring them up';
export const whatHasInItIsHidden = (said: string) =>
  `What has ${said} in it is hidden until you ask.`;
export const thenWhatHasInItIsHidden = (said: string) =>
  `Then what has ${said} in it is hidden until you ask. Nothing is deleted.`;
export const removeThisPageQuestion = (name: string) => `Remove this page about ${name}?`;
export const whatYouWroteOnItIsRemoved =
  'What you wrote on it is removed, with its words, pictures and recordings. Days and letters stay. It cannot be undone. A backup that you made before may still have it.';
export const keep = 'Keep';
export const removeThisPage = 'Remove this page';

// person-form.tsx
export const whatYouTypedBefore = 'What you typed before is here again.';
export const name = 'Name';
export const anyNameThatYouUse = 'Any name that you use. A baby can have the name you had in mind.';
export const whoThisIsInYourOwn = 'Who this is, in your own words';
export const forExampleMyMum = 'For example: my mum, my husband, our dog, my best friend.';
export const whatKindOfLoss = 'What kind of loss is it?';
export const youCanLeaveThisOut = 'You can leave this out.';
export const yourNameForThem = 'Your name for them';
export const theirNameForYou = 'Their name for you';
export const whatHappenedInYourOwn = 'What happened, in your own words';
export const onlyIfYouWantToSay = 'Only if you want to say it.';

// person-page.tsx
export const change = 'Change';
export const pauseBeforeYouWrite = (name: string) => `Pause before you write to ${name}`;

// person-screen.tsx
export const onlyTheNameIsNeeded =
  'Only the name is needed. You can leave everything else out, or write it later.';
export const thereIsNoPageAtThisAddress = 'There is no page at this address';
export const thePageMayHave = 'The page may have been removed, or the address is wrong.';
export const aboutName = (name: string) => `About ${name}`;

// saying-row.tsx
export const removeBeginning = (beginning: string) => `Remove: ${beginning}`;
export const removeTheseWords = 'Remove these words?';
export const theyAreRemoved = 'They are removed for good. It cannot be undone.';
export const keepThem = 'Keep them';

// sayings.tsx
export const inTheirOwnWords = 'In their own words';
export const somethingTheySaid = 'Something they said or wrote';
export const aSayingAMessage = 'A saying, a message, a line from a letter, a recipe.';
export const keepTheseWords = 'Keep these words';

// voicemail-guide.tsx
export const aVoicemailIsOften =
  'A voicemail is often stored by the phone company, not on the phone. It can be lost when you change your phone, your number or your contract. So make a copy first.';
export const phonesAndCompanies =
  'Phones and companies change their menus, so a button may have another name.';
export const aShortAnswerWithIts = 'A short answer with its source';

export const room = {
  limits: `A file can have up to 25 MB, and up to ${mostFiles} can be brought in at once.`,
  kept: (count: number, bytes: number) =>
    `Here ${count === 1 ? 'is one file' : `are ${count} files`} with ${sizeText(bytes)}.`,
  /** `bytes`: what the browser has left. */
  little: (bytes: number) =>
    `This browser has ${sizeText(bytes)} left for Mooring, and a file takes up to three times its size.`,
};
export const missing = {
  coming:
    'This file is still on its way from another device, and opens here by itself when it has arrived. If it does not come, leave Mooring open for a while on the device where it was added.',
  removed:
    'This file was deleted on one of your devices. What you wrote about it is still here because it was changed on another one.',
};
