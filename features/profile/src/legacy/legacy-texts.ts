import type { PhraseTexts } from '../phrase/phrase-text.ts';

/** What stands around the words for somebody else, who may never have seen Mooring. `address`: where this Mooring is. */
export const legacyTexts = (address: string): PhraseTexts => ({
  title: 'Words for somebody else',
  owner: 'Email:',
  lead: 'These 24 words open what you wrote on this device. Write them down or print them, together with the steps below. They are shown once and kept nowhere.',
  advice:
    'Put the paper where it will be found after your death. You can keep it with your will, or give it to the person in a closed envelope. Whoever has the words and this device can read what you wrote, from today on.',
  putAway: 'Leave it as it is',
  fileName: 'mooring-when-i-am-gone.txt',
  heading: 'Mooring: words for somebody I trust',
  about: [
    'These 24 words, in this order, open what I wrote in Mooring, on the device where I wrote it.',
    'Please keep this paper closed until I have died.',
  ],
  steps: [
    'Take the device where I wrote, and unlock it. You need the code of the device.',
    `Open ${address}/auth in the same browser.`,
    'Choose ‘Log In’, then ‘Forgot your password?’.',
    'Type the email above. Type the 24 words in the field ‘Recovery phrase’. If there is a field ‘Code’, leave it empty.',
    'Choose a new password. Then press ‘Open My Journal’. A sealed letter opens on its day.',
  ],
});
