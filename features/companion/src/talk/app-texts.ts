/** The reply to a recording without text. */
export const askForText =
  'Your recording is kept here, encrypted on this device. I cannot hear recordings. If you would like an answer, write a few words about it.';

/** The reply to 'forget that', where the conversation is kept. */
export const forgottenTexts = {
  last: 'I have forgotten that. I will not come back to it.',
  some: 'I have forgotten that. I will not come back to it.',
  all: 'I have forgotten everything you told me up to now.',
};

/** The suggested pause. */
export const pauseTexts = {
  title: 'You have been here a good while',
  text: 'Perhaps some water, a window, or a few minutes with your eyes closed. Your words and this page will still be here.',
};
