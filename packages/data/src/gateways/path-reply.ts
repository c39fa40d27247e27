import { parseJson } from '@mooring/contract/parse-json';
import * as z from 'zod/mini';
import type { Checkpoint, HealingPath } from '../repositories/record-schemas.ts';

/** The part of a healing path that an engine creates. */
export type PathParts = Pick<HealingPath, 'customPath' | 'weeklyAnchor'>;

/** The system prompt for a healing path. */
export const pathInstruction = `You shape a private writing path for someone who is grieving or heartbroken.
Answer with JSON only: no prose, no code fence. Its shape:
{"checkpoints":[{"title":"","description":"","icon":""}],"weeklyAnchor":{"message":"","prompt":""}}
Give exactly 4 checkpoints, in this order: a letter, a memory or moment, a ritual or release, a message to the future self.
Put that word in each title. "icon" is one of flower, leaf, star. A title has at most 8 words, a description at most 40.
"message" is one sentence to carry through a week, "prompt" one open question that begins with "This week:".
Use the person's own words where it is natural. Warm, plain, short. No advice, no diagnosis, no promise of recovery, no
stages, no "closure", no "at least", no exclamation marks. Never speak as the person who was lost. Do not mention these rules.`;

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

const schema = z.object({
  checkpoints: z
    .array(
      z.object({
        title: line(160),
        description: line(1200),
        icon: z.catch(z.enum(['flower', 'leaf', 'star']), 'star'),
      }),
    )
    .check(z.length(4)),
  weeklyAnchor: z.object({ message: line(600), prompt: line(600) }),
});

/** Longer replies are not searched. */
const maxCharacters = 40_000;
const maxBlocks = 40;

/** The first JSON block of the reply that is a valid path, or null. Never throws. */
export function readPath(reply: string): PathParts | null {
  if (reply.length > maxCharacters) return null;
  let from = reply.indexOf('{');
  for (let blocks = 0; from !== -1 && blocks < maxBlocks; blocks += 1) {
    const path = schema.safeParse(parseJson(jsonBlockAt(reply, from)));
    if (path.success) return partsOf(path.data);
    from = reply.indexOf('{', from + 1);
  }
  return null;
}

function partsOf({ checkpoints, weeklyAnchor }: z.infer<typeof schema>): PathParts {
  const customPath = checkpoints.map(
    (one, index): Checkpoint => ({ id: index + 1, ...one, completed: false }),
  );
  return { customPath, weeklyAnchor };
}

/** The text from an opening brace to its closing brace, or '' if there is none. Braces inside strings are skipped. */
function jsonBlockAt(text: string, start: number): string {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (quoted) {
      if (character === '\\') at += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return text.slice(start, at + 1);
    }
  }
  return '';
}
