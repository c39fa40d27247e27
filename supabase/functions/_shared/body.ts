import type { z } from 'zod';
import { refuse } from './refusal.ts';

type Limits = { mostBytes: number; waitMs: number };

/** A body that came slower than this was not sent by the app. */
export const bodyWait = 10_000;

/** The body by its schema. Counted while it comes, so that nothing large is ever held or parsed. */
export async function readBody<T>(
  request: Request,
  schema: z.ZodType<T>,
  { mostBytes, waitMs }: Limits,
): Promise<T> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw refuse('too-large');
  const text = await textOf(request, { mostBytes, waitMs });
  const read = schema.safeParse(jsonOf(text));
  if (!read.success) throw refuse('not-readable');
  return read.data;
}

async function textOf({ body }: Request, { mostBytes, waitMs }: Limits): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const late = setTimeout(() => void reader.cancel().catch(() => undefined), waitMs);
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      bytes += value.byteLength;
      if (bytes > mostBytes) throw refuse('too-large');
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    clearTimeout(late);
    await reader.cancel().catch(() => undefined);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
