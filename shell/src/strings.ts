/** What the screens of shell say. */

// feature-error-screen.tsx
export const tryAgain = 'Try again';
export const goToHome = 'Go to Home';

// not-found-screen.tsx
export const returnToHome = 'Return to Home';
export const nothingYouWrote = 'There is no page at this address. Nothing you wrote has changed.';

// router-error-screen.tsx
export const somethingHereBroke = 'Something here broke. Your words did not.';
export const reloadThePage = 'Reload the page';
export const everythingYouSaved = 'Everything you saved is still encrypted on this device.';
