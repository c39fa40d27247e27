/** Sentences of the page with the 24 words that are the same whoever the words are for. */
export const words = {
  later:
    'You can do this later in Profile. You will get a new set of words. Until then, only your password opens what you wrote.',
};
