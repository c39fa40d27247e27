import type { Reading } from '@mooring/listening';

/**
 * A text, and what was said just before it, or ''. `forReply`: what a good listener might say to it is read as well, which takes as long
 * again.
 */
export type Said = { text: string; before: string; forReply?: boolean };

type Answer = Promise<Reading | null>;

/** As many messages as are read of a conversation, with some to spare. */
const mostKept = 40;

/**
 * The last readings, also those that are still being made: a message is screened, answered, and read again with each later
 * one, and is encoded once. In memory only.
 */
export function createReadingCache() {
  const kept = new Map<string, Answer>();

  function keep(key: string, answer: Answer): Answer {
    kept.set(key, answer);
    // What failed is asked for again.
    void answer.then((reading) => {
      if (!reading && kept.get(key) === answer) kept.delete(key);
    });
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return answer;
  }

  return {
    /** `readAll` is called once, with those that are missing; null where it cannot answer. */
    of(
      said: readonly Said[],
      readAll: (missing: readonly Said[]) => Promise<readonly Reading[] | null>,
    ): Answer[] {
      const missing = said.filter((one) => !kept.has(keyOf(one)));
      const all = missing.length > 0 ? readAll(missing) : null;
      const made = new Map(
        missing.map((one, at) => [
          keyOf(one),
          Promise.resolve(all).then((readings) => readings?.[at] ?? null),
        ]),
      );
      const answers = said.map((one) => kept.get(keyOf(one)) ?? made.get(keyOf(one)));
      for (const [key, answer] of made) keep(key, answer);
      return answers.map((answer) => answer ?? Promise.resolve(null));
    },
    clear: () => kept.clear(),
  };
}

const keyOf = ({ text, before, forReply = false }: Said) =>
  JSON.stringify([before, text, forReply]);
