import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Emotion, emotions } from '@mooring/contract';
import { readTsv } from '@mooring/contract/tsv';
import type { Tone } from './engine.ts';

/** The person's side of one talk. */
export type TalkScript = {
  slug: string;
  title: string;
  emotions: readonly Emotion[];
  tone: Tone;
  texts: readonly string[];
};

const folder = join(import.meta.dirname, '../transcripts');
const messages = readTsv<'talk' | 'message'>(readFileSync(join(folder, 'messages.tsv'), 'utf8'));
const talks = readTsv<'slug' | 'title' | 'tone' | 'emotions'>(
  readFileSync(join(folder, 'talks.tsv'), 'utf8'),
);
const tones: readonly Tone[] = ['gentle', 'calm', 'soothing', 'friendly'];

/** All talks of `packages/listening/transcripts`. */
export const talkScripts: readonly TalkScript[] = talks.map(({ slug, title, ...talk }) => ({
  slug,
  title,
  tone: tones.find((tone) => tone === talk.tone) ?? 'gentle',
  emotions: talk.emotions
    .split(', ')
    .flatMap((name) => emotions.find((emotion) => emotion === name) ?? []),
  texts: messages.filter((row) => row.talk === slug).map(({ message }) => message),
}));

/** The talk as docs/transcripts show it. */
export function transcriptMarkdown(
  script: TalkScript,
  turns: readonly { said: string; reply: string }[],
): string {
  const quoted = (text: string) => text.replace(/\n/g, '\n> ');
  const lines = turns.flatMap(({ said, reply }) => [
    `**Person:** ${quoted(said)}`,
    `**Guide:** ${quoted(reply)}`,
  ]);
  return `# ${script.title}\n\nTone ${script.tone}. At the check-in: ${script.emotions.join(', ')}. The person is invented; the guide's side is what the engine says.\n\n${lines.map((line) => `> ${line}`).join('\n>\n')}\n`;
}
