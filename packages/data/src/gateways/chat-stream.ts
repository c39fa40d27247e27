import { createParser } from 'eventsource-parser';
import * as z from 'zod/mini';

const chunkSchema = z.object({
  choices: z.optional(
    z.array(
      z.object({
        delta: z.nullish(z.object({ content: z.nullish(z.string()) })),
        finish_reason: z.nullish(z.string()),
      }),
    ),
  ),
  error: z.optional(z.object({ message: z.string() })),
});

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

/** The reply in a response that was not streamed. Throws if there is none. */
export function readReply(body: string): string {
  const { choices } = parsed(completionSchema, body);
  const text = choices[0]?.message.content ?? '';
  if (text.trim() === '') throw new Error('The answer was empty');
  return text;
}

/** Parses server-sent events. `feed` returns the new text; `end` throws if the stream ended before the reply did. */
export type StreamReader = { feed(text: string): string; end(): void };

export function createStreamReader(): StreamReader {
  let words = '';
  let hasText = false;
  let finished = false;
  const parser = createParser({
    onEvent({ data }) {
      if (data.trim() === '[DONE]') {
        finished = true;
        return;
      }
      const { choices, error } = parsed(chunkSchema, data);
      if (error) throw new Error(error.message);
      for (const { delta, finish_reason } of choices ?? []) {
        words += delta?.content ?? '';
        if (finish_reason) finished = true;
      }
    },
  });
  return {
    feed(text) {
      words = '';
      parser.feed(text);
      if (words.trim() !== '') hasText = true;
      return words;
    },
    end() {
      if (!finished) throw new Error('The connection ended in the middle of the reply');
      if (!hasText) throw new Error('The answer was empty');
    },
  };
}

/** Throws its own error: the parser's would quote the text. */
function parsed<T>(schema: z.ZodMiniType<T>, json: string): T {
  try {
    return schema.parse(JSON.parse(json));
  } catch {
    throw new Error('The answer could not be read');
  }
}
