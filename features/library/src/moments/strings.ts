/** What the screens of moments say. */

// add-moment-dialog.tsx
export const addMoment = 'Add Moment';
export const aSentenceASight =
  'A sentence, a sight, something someone said: whatever you would like to find again.';
export const saveMoment = 'Save Moment';
export const cancel = 'Cancel';
export const yourMoment = 'Your moment';
export const tags = 'Tags';
export const separateThemWithCommas = 'Separate them with commas.';

// bookmark-button.tsx
export const kept = 'Kept';
export const keepThis = 'Keep this';

// bookmarks-page.tsx
export const yourBookmarks = 'Your Bookmarks';
export const addYourFirstBookmark = 'Add Your First Bookmark';
export const openTheLibrary = 'Open the library';
export const returnToDashboard = 'Return to Dashboard';
export const whatYouKeepFromTheLibrary =
  'What you keep from the library, the companion or your journal will be here.';

// bookmarks-screen.tsx
export const youDontHaveAny = "You don't have any bookmarks yet.";

// filtered-moments.tsx
export const savedMoments = 'Saved moments';

// moment-card.tsx
export const journal = 'Journal';
export const companion = 'Companion';
export const checkIn = 'Check-in';
export const healingPath = 'Healing Path';
export const addedByYou = 'Added by you';
export const library = 'Library';
export const notBroughtUpShow = 'Not brought up. Show it';
export const showItAgain = 'Show it again';
export const dontBringThisUp = 'Don’t bring this up again';
export const deleteThisMoment = 'Delete this moment';
export const changedOnTwoDevices =
  'Changed on two devices at once. Both are kept: delete the one you do not need.';
export const openItInTheLibrary = 'Open it in the library';

// moment-filter-row.tsx
export const searchYourMoments = 'Search your moments';
export const filterByTag = 'Filter by tag';
export const all = 'All';
export const nothingWithThose = 'Nothing with those words. Everything you kept is still here.';
export const oneMomentFound = '1 moment found';
export const momentsFound = (found: number) => `${found} moments found`;

// moment-list.tsx
export const deleteLabel = 'Delete';
export const keep = 'Keep';
export const deleteWhatCannot = 'Delete what cannot be opened';
export const nothingWasRemoved = 'Nothing was removed, and everything else is untouched.';
export const oneMomentCould = 'One moment could not be opened';
export const momentsCouldNot = (count: number) => `${count} moments could not be opened`;

// saved-moments-screen.tsx
export const noSavedMoments = 'No saved moments yet';
export const back = 'Back';
