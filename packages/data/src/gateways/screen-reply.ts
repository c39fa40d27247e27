import type { Safety } from '../safety/safety.ts';

/**
 * A cloud's words as they may be shown: the whole reply so far, sentence by sentence, each screened together with all that
 * came before it. Null, and then nothing more, where a reply may not be shown at all.
 */
export async function* screenReplyStream(
  pieces: AsyncIterable<string>,
  { screenReply }: Pick<Safety, 'screenReply'>,
): AsyncGenerator<string | null> {
  let text = '';
  let shown = 0;
  for await (const piece of pieces) {
    text += piece;
    const end = endOfSentence(text);
    if (end <= shown) continue;
    if ((await screenReply(text.slice(0, end))) !== null) return yield null;
    shown = end;
    yield text.slice(0, end);
  }
  if (shown >= text.trimEnd().length) return;
  if ((await screenReply(text)) !== null) return yield null;
  yield text;
}

/** Where the last whole sentence ends. */
function endOfSentence(text: string): number {
  const ends = [...text.matchAll(/[.?!…]["”’')\]]*\s|\n/g)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}
