/** The reply to a recording without text. */
export const askForText =
  'Your recording is kept here, sealed on this device. Nobody has listened to it, and this software cannot. If you would like an answer, put one line of it into words.';

/** The suggested pause. */
export const pauseTexts = {
  title: 'You have been here a good while',
  text: 'Perhaps some water, a window, or a few minutes with your eyes closed. Everything you wrote stays here, and so does this page.',
};

/** Replies to a short answer to the safety question. Each fits a yes and a no, which no software may guess. */
export const afterDanger: readonly string[] = [
  'Thank you for answering. Whatever the answer is, please let one person near you know it too. If there is any danger now, the first line on the card comes before this page.',
  'I read that. I am software and could take it the wrong way, so let me be plain: if you might hurt yourself, call from the card now. If not, tell me what had piled up before.',
  'That is good to know, and I would rather ask once too often. Who could sit with you, or stay on the phone, for the next hour?',
];
