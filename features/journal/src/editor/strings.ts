/** What the screens of editor say. */

// edit-screen.tsx
export const editEntry = 'Edit entry';

// entry-form.tsx
export const kindOfEntry = 'Kind of entry';
export const textEntry = 'Text Entry';
export const audioEntry = 'Audio Entry';
export const title = 'Title';
export const useTheDateOfThisEntry = 'Use the date of this entry as the title';
export const useTodaysDateAsTheTitle = 'Use today’s date as the title';
export const yourThoughts = 'Your thoughts';
export const aFewWordsBeside = 'A few words beside it, if you like';
export const yourRecordingStays = 'Your recording stays with this entry';
export const draftKeptOnThisDevice = 'Draft kept on this device';
export const askTheCompanion = 'Ask the companion';
export const cancel = 'Cancel';
export const saveEntry = 'Save Entry';
export const picturesCannot =
  'Pictures cannot be added now. You can go on writing. To add pictures, save first, and then load the page again.';

// entry-notices.tsx
export const downloadMyWords = 'Download my words';
export const downloadRecording = 'Download recording';
export const anEarlierDraft =
  'An earlier draft could not be opened. You can write here as always; it will be kept in its place.';
export const bringItBack = 'Bring it back';
export const yourEarlierDraft =
  'Your earlier draft is put away. It can come back until you write something new here.';
export const startFresh = 'Start fresh';
export const yourDraftIsBack = (restoredWords: string, dayWords: string) =>
  `Your draft is back. ${restoredWords} ${dayWords}`;
export const thisEntryWasChanged =
  'This entry was changed in another tab. Saving here keeps both: yours will stand beside it.';
export const thisEntryWasDeleted =
  'This entry was deleted in another tab. What is here stays, and saving keeps it again.';
export const itNowHasTheDay = 'It now has the day that you chose.';
export const itKeepsTheDayThatItAlready = 'It keeps the day that it already had.';
export const theWordsYouHad = 'The words you had begun are below the prompt.';
export const startFreshToSee = 'Start fresh to see the entry as it was saved.';
export const itWasKeptOnThisDevice = 'It was kept on this device.';

// entry-page.tsx
export const tryAgain = 'Try again';
export const backToJournal = 'Back to Journal';

// not-kept-notice.tsx
export const theseWordsAreNot = 'These words are not kept yet';
export const stayHere = 'Stay here';
export const leaveWithoutThem = 'Leave without them';
export const ifYouLeaveNowWhatYouHave = 'If you leave now, what you have just typed is lost.';
export const yourDraftIsNot = 'Your draft is not kept yet';
export const yourWordsAreOnThisPage = 'Your words are on this page only. You can go on writing.';

// when-fields.tsx
export const whenWasThis = 'When was this?';
export const changeTheDate = 'Change the date';
export const leaveTheDateAsItWas = 'Leave the date as it was';
export const useToday = 'Use today';
export const day = 'Day';
export const time = 'Time';

// write-screen.tsx
export const write = 'Write';
