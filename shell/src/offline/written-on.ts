/** Where something may be half written: a form, a field for words, a dialog. A choice alone is quickly made again. */
const places = [
  'main form',
  'main textarea',
  'main input:not([type="search"], [type="hidden"], [type="radio"], [type="checkbox"])',
  'main [contenteditable="true"]',
  '[role="dialog"]',
  '[role="alertdialog"]',
].join();

/** Whether leaving the page now could cost something. Asked in the moment, of what stands there. */
export const isWrittenOn = (page: Document): boolean => page.querySelector(places) !== null;
