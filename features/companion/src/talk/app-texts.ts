/** The reply to a recording without text. */
export const askForText =
  'Your recording is kept here, sealed on this device. Nobody has listened to it, and this software cannot. If you would like an answer, put one line of it into words.';

/** The suggested pause. */
export const pauseTexts = {
  title: 'You have been here a good while',
  text: 'Perhaps some water, a window, or a few minutes with your eyes closed. Everything you wrote stays here, and so does this page.',
};
