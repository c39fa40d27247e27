/**
 * What Mooring hears in a text, judged from outside: `pnpm hear` reads JSON lines on standard input and writes one line
 * for each, through the functions that the app calls. `pnpm hear --bench` prints size, time to load and time to read.
 *
 * in:  { "id", "text", "before"?: [{ "by": "person" | "companion", "text" }], "facts"?: [...] }
 * out: { "id", "level", "kinds", "whose", "act", "language" }
 */
import { createInterface } from 'node:readline';
import { assess } from '../src/hear.ts';
import { bench } from './bench.ts';
import { openModel } from './open-model.ts';

type Asked = {
  id?: unknown;
  text?: unknown;
  before?: { by?: unknown; text?: unknown }[];
};

if (process.argv.includes('--bench')) await bench();
else await answerLines();

async function answerLines() {
  const { reader } = await openModel();
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    console.info(JSON.stringify(answerTo(line, reader.read)));
  }
}

function answerTo(line: string, read: (text: string, before: string) => ReturnType<Reading>) {
  let asked: Asked;
  try {
    asked = JSON.parse(line);
  } catch {
    return { id: null, error: 'This line is not JSON.' };
  }
  const { id = null, text, before = [] } = asked ?? {};
  if (typeof text !== 'string') return { id, error: 'text must be a string.' };
  const said = Array.isArray(before) ? before.findLast(({ by }) => by === 'person')?.text : '';
  const reading = text.trim() === '' ? null : read(text, typeof said === 'string' ? said : '');
  const { level, kinds } = assess(text, reading);
  const { whose = '-', act = 'little', language = 'en' } = reading ?? {};
  return { id, level, kinds, whose, act, language };
}

type Reading = Awaited<ReturnType<typeof openModel>>['reader']['read'];
