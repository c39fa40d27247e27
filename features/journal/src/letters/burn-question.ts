/** What is asked before a letter is burned. */
export const burnQuestion = {
  title: 'Burn this letter?',
  text: 'The letter is removed for good. Its draft and its earlier versions on this device are removed too. It cannot be undone. A backup that you made before may still have it. For a while your browser may keep encrypted traces in its own files.',
  confirmLabel: 'Burn it',
  cancelLabel: 'Do not burn it',
};
