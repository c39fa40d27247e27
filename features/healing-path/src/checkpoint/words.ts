import type { Family } from '../path/family.ts';

/** `who`: 'your mum, Vera'. Nothing here says whether somebody lives, or whether it is a he or a she. */
export const words = {
  person: {
    letter: (who: string) => `It can be to ${who}.`,
    memory: (who: string) => `It can be one with ${who}.`,
    ritual: (who: string) => `It can have to do with ${who}.`,
    future: (who: string) => `It can speak of ${who}.`,
    open: (who: string) => `It can have to do with ${who}.`,
  } satisfies Record<Family | 'open', (who: string) => string>,
};
