import type { Safety } from '../safety/safety.ts';

/**
 * Screens the reply of a cloud engine. Yields the whole reply so far after each sentence, screened together with
 * everything before it. Yields null and ends if the reply must not be shown.
 */
export async function* screenReplyStream(
  chunks: AsyncIterable<string>,
  { screenReply }: Pick<Safety, 'screenReply'>,
): AsyncGenerator<string | null> {
  let text = '';
  let shown = 0;
  for await (const chunk of chunks) {
    text += chunk;
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

/** The index after the last complete sentence. */
function endOfSentence(text: string): number {
  const ends = [...text.matchAll(/[.?!…]["”’')\]]*\s|\n/g)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}
