/** What is asked before a letter is burned. */
export const burnQuestion = {
  title: 'Burn this letter?',
  text: 'The letter is removed for good, with its draft and its earlier versions. There is no undo. A backup file from before may still have it. On the device, your browser may keep encrypted remains until it cleans its own files.',
  confirmLabel: 'Burn it',
  cancelLabel: 'Do not burn it',
};
