/** `who`: 'your mum, Vera'. Nothing here says whether somebody lives, or whether it is a he or a she. */
export const words = {
  person: {
    to: (who: string) => `It can be to ${who}.`,
    about: (who: string) => `It can be about ${who}.`,
    with: (who: string) => `It can be one with ${who}.`,
  },
};
