/** What the screens of offline say. */

// update-notice.tsx
export const aNewerVersionIsReady = 'A newer version is ready';
export const useItNow = 'Use it now';
export const later = 'Later';
export const itComesWithTheNext = 'It comes with the next page you open.';
export const itTakesAMoment = 'It takes a moment.';
export const yourWordsStayAsThey =
  'Your words stay as they are, and your password opens them again.';
export const yourWordsStayAsTheyAre = 'Your words stay as they are.';
