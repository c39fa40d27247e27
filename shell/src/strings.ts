/** What the screens of shell say. */

// feature-error-screen.tsx
export const tryAgain = 'Try again';
export const goToHome = 'Go to Home';

// not-found-screen.tsx
export const returnToHome = 'Return to Home';
export const nothingYouWrote = 'Nothing you wrote has moved. This address just leads nowhere.';

// router-error-screen.tsx
export const somethingHereBroke = 'Something here broke. Your words did not.';
export const reloadThePage = 'Reload the page';
export const everythingYouSaved = 'Everything you saved is still sealed on this device.';
