/** Elements that may hold unsaved input: forms, text fields, dialogs. Choices alone do not count. */
const inputSelectors = [
  'main form',
  'main textarea',
  'main input:not([type="search"], [type="hidden"], [type="radio"], [type="checkbox"])',
  'main [contenteditable="true"]',
  '[role="dialog"]',
  '[role="alertdialog"]',
].join();

/** Whether a reload of the page could lose input. It looks at the elements that are in the page now. */
export const mayHoldUnsavedInput = (page: Document): boolean =>
  page.querySelector(inputSelectors) !== null;
