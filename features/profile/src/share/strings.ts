/** What the screens of share say. */

// share-screen.tsx
export const sharedWithMooring = 'Shared with Mooring';
export const thisCameFromAnother =
  'This came from another app or page. Choose where to keep it, or choose not to keep it. Mooring keeps nothing until you choose.';
export const nothingHasArrived = 'Nothing has arrived here';
export const bringInAFileYourself = 'Bring in a file yourself';
export const didYouJustShare =
  'Did you just share something? It did not arrive. Please go to the other app and share it again. Sharing works on Android phones where Mooring is installed. On an iPhone, save the file first, and then bring it in.';

// shared-item.tsx
export const aFileWithoutAName = 'A file without a name';
export const notTaken = 'Not taken';
export const theTextIsTooLong = 'The text is too long. Mooring did not keep it.';
export const mooringDidNotKeep =
  'Mooring did not keep it. Mooring changed nothing in the other app.';
export const itIsKeptEncrypted = 'It is kept, encrypted like everything you write.';
export const thisWasThereAlready = (again: string) =>
  `This was there already and is not kept twice: ${again}.`;

// where-to-keep.tsx
export const whereDoYouWant = 'Where do you want to keep it?';
export const chooseWhereItBelongs = 'Choose where it belongs.';
export const theirName = 'Their name';
export const anyNameThatYouUse = 'Any name that you use is enough.';
export const writeAName = 'Write a name.';
export const keepIt = 'Keep it';
export const doNotKeepIt = 'Do not keep it';
export const onlyTheWordsTheFiles =
  'Only the words. The files stay here, and you decide about them next.';
export const aNewEntryInMy = 'A new entry in my journal';
export const aLetterThatIsNever = 'A letter that is never sent';
export const onThePageAbout = (name: string) => `On the page about ${name}`;
export const itIsKeptOnTheir = 'It is kept on their page.';
export const onANewPageAbout = 'On a new page about somebody else';
export const onANewPageAboutSomeone = 'On a new page about someone I lost';
export const mooringMakesAPage = 'Mooring makes a page for them.';
