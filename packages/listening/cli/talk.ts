/**
 * A conversation with the companion, from outside: `pnpm talk` in a terminal, or with JSON lines on standard input, through
 * the functions that the app calls.
 *
 * in:  { "id", "emotions", "tone", "country", "now", "lines": [ "…" | { "text", "writing" } ] }
 * out: { "id", "turns": [{ "said", "reply", "by", "level", "kinds", "choices", "answer"? }] }
 */
import { createInterface } from 'node:readline';
import { emotions } from '@mooring/contract';
import type { Turn } from '../src/engine.ts';
import { openModel } from './open-model.ts';
import { createTalk, type TalkOptions } from './play-talk.ts';

const tones = ['gentle', 'calm', 'soothing', 'friendly'] as const;
const writings = ['letter', 'poem', 'reflection'] as const;

const { reader } = await openModel();
if (process.stdin.isTTY) await talkInTerminal();
else await playLines();

async function talkInTerminal() {
  const talk = createTalk(reader, { seed: 'terminal' });
  console.info('Say something. An empty line ends the conversation.');
  for await (const line of createInterface({ input: process.stdin, prompt: '> ' })) {
    if (line.trim() === '') break;
    const { reply, level, kinds, choices, by } = talk(line, null);
    console.info(`\n${reply}\n  [${by}, danger ${level} ${kinds.join()}] ${choices.join(' · ')}\n`);
  }
}

async function playLines() {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== '') console.info(JSON.stringify(playOne(line)));
  }
}

function playOne(line: string) {
  let asked: Record<string, unknown>;
  try {
    asked = JSON.parse(line);
  } catch {
    return { id: null, error: 'This line is not JSON.' };
  }
  const { id = null, lines } = asked ?? {};
  if (!Array.isArray(lines)) return { id, error: 'lines must be a list.' };
  const talk = createTalk(reader, optionsOf(asked));
  const turns = lines.map((said: unknown) => {
    const { text, writing } =
      typeof said === 'string' ? { text: said, writing: null } : readSaid(said);
    return { said: text, ...talk(text, writing) };
  });
  return { id, turns };
}

function optionsOf({
  id,
  emotions: felt,
  tone,
  country,
  now,
}: Record<string, unknown>): TalkOptions {
  const named = Array.isArray(felt) ? felt : [];
  return {
    seed: typeof id === 'string' ? id : 'talk',
    emotions: emotions.filter((emotion) => named.includes(emotion)),
    tone: tones.find((each) => each === tone) ?? 'gentle',
    country: typeof country === 'string' ? country : null,
    now: typeof now === 'string' ? new Date(now) : new Date(0),
  };
}

function readSaid(said: unknown): { text: string; writing: Turn['writing'] } {
  const { text, writing } = (said ?? {}) as { text?: unknown; writing?: unknown };
  return {
    text: typeof text === 'string' ? text : '',
    writing: writings.find((each) => each === writing) ?? null,
  };
}
