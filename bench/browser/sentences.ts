const words =
  'the second cup steamed by window while I told it about garden and rain that would not stop until evening came quietly over water where we had once waited for boats to return with lamps lit low against a dark blue hill nobody climbed anymore'.split(
    ' ',
  );

/** Fifteen words, not the same twice. */
export const sentence = (seed: number) =>
  `${Array.from({ length: 15 }, (_, at) => words[(seed * 7 + at * (3 + (seed % 11))) % words.length]).join(' ')}.`;
