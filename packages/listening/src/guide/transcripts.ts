import type { Tone, Turn } from '../engine.ts';
import type { Emotion } from './piece.ts';
import { scriptsA } from './transcript-scripts-a.ts';
import { scriptsB } from './transcript-scripts-b.ts';

/** What a person writes in one talk; the replies come from the engine. */
export type Script = {
  slug: string;
  title: string;
  emotions: readonly Emotion[];
  tone: Tone;
  lines: readonly string[];
};

export const scripts: readonly Script[] = [...scriptsA, ...scriptsB];

/** A talk as it goes: each line answered by the engine over everything said before. */
export function talk(
  script: Pick<Script, 'slug' | 'emotions' | 'tone' | 'lines'>,
  reply: (turn: Turn) => string,
  now: Date,
): Turn['messages'] {
  const messages: Turn['messages'][number][] = [];
  for (const [index, text] of script.lines.entries()) {
    messages.push({ id: `u${index}`, role: 'user', text });
    const { emotions, tone, slug: seed } = script;
    messages.push({
      id: `c${index}`,
      role: 'companion',
      text: reply({ messages: [...messages], emotions, tone, writing: null, seed, now }),
    });
  }
  return messages;
}

export function asMarkdown(script: Script, messages: Turn['messages']): string {
  const said = messages.map(
    ({ role, text }) =>
      `**${role === 'user' ? 'Person' : 'Guide'}:** ${text.replace(/\n/g, '\n> ')}`,
  );
  return `# ${script.title}\n\nTone ${script.tone}. At the check-in: ${script.emotions.join(', ')}. The person is invented; the guide's side is what the engine says.\n\n${said.map((line) => `> ${line}`).join('\n>\n')}\n`;
}
