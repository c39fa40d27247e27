import type { PhraseTexts } from '../phrase/phrase-text.ts';

/** What stands around the words for somebody else, who may never have seen Mooring. `address`: where this Mooring is. */
export const legacyTexts = (address: string): PhraseTexts => ({
  title: 'Words for somebody else',
  lead: 'These 24 words open what you wrote on this device. Write them down or print them, together with the steps below. They are shown once and kept nowhere.',
  advice:
    'Put the paper where it is found after you: with your will, or in a closed envelope with the person it is for. Whoever has the words and this device can read what you wrote, from today on.',
  putAway: 'Leave it as it is',
  fileName: 'mooring-when-i-am-gone.txt',
  heading: 'Mooring: words for somebody I trust',
  about: [
    'These 24 words, in this order, open what I wrote in Mooring, on the device where I wrote it.',
    'Please keep this paper closed until I have died.',
  ],
  steps: [
    'Take the device on which it was written, and unlock it.',
    `Open ${address}/auth in the same browser.`,
    'Choose ‘Log In’, then ‘Forgot your password?’.',
    'Enter the email above and the 24 words.',
    'Choose a new password. Then everything can be read.',
  ],
});
