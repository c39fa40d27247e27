/** Texts kept as the words that they hold, in memory only. A text is a few bytes for each of its words, whatever their length. */
export type WordLists = {
  /** Keeps a text and returns what it is called by. */
  add(text: string): WordList;
  /** Tells which texts have `part` in one of their words. It must hold no white space. */
  having(part: string): (list: WordList) => boolean;
  clear(): void;
};

/** Where the numbers of a text's words stand: in which block, and from where to where. */
export type WordList = { block: Uint8Array; from: number; to: number };

/** A megabyte holds the words of about ten thousand entries. */
const blockSize = 1 << 20;

/** The bits of a byte that are of the number, and the one that says that the number goes on in the next byte. */
const [bits, more] = [7, 0x80];
const maxBytes = 5;

export function createWordLists(): WordLists {
  /** Every word once. Its place is its number. */
  let words: string[] = [];
  let numbers = new Map<string, number>();
  let block = new Uint8Array(0);
  let end = 0;

  function numberOf(word: string): number {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    // A part of a text keeps the whole text in memory, so a word is put together anew.
    const own = [...word].join('');
    const number = words.push(own) - 1;
    numbers.set(own, number);
    return number;
  }

  function write(number: number) {
    let rest = number;
    for (; rest >= more; rest >>>= bits) {
      block[end] = (rest % more) | more;
      end += 1;
    }
    block[end] = rest;
    end += 1;
  }

  return {
    add(text) {
      const own = new Set(text.split(/\s+/));
      const room = own.size * maxBytes;
      if (end + room > block.length) {
        block = new Uint8Array(Math.max(blockSize, room));
        end = 0;
      }
      const from = end;
      for (const word of own) write(numberOf(word));
      return { block, from, to: end };
    },
    having(part) {
      const has = new Uint8Array(words.length);
      let some = false;
      for (const [number, word] of words.entries()) {
        if (!word.includes(part)) continue;
        has[number] = 1;
        some = true;
      }
      if (!some) return () => false;
      return (list) => {
        const { block: bytes, to } = list;
        let number = 0;
        let shift = 0;
        for (let at = list.from; at < to; at += 1) {
          const byte = bytes[at] ?? 0;
          number |= (byte % more) << shift;
          if (byte >= more) shift += bits;
          else {
            if (has[number] === 1) return true;
            number = 0;
            shift = 0;
          }
        }
        return false;
      };
    },
    clear() {
      words = [];
      numbers = new Map();
      block = new Uint8Array(0);
      end = 0;
    },
  };
}
