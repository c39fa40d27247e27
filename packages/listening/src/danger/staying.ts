import type { Assessment } from './assessment.ts';
import { noNumberYet, type StayingKey, stayingReplies } from './replies.ts';

/** Points to what the card shows. */
const toNumbers = /\b(?:above|emergency number|child line|line below)\b/;

/**
 * What the companion says after the card: of several kinds the most urgent speaks. The same seed says the same. `numbers`:
 * whether the card has any, which it has once a country is known.
 */
export function stayingReply({ level, kinds }: Assessment, seed: string, numbers: boolean): string {
  const [kind = 'hopeless'] = kinds;
  const key: StayingKey =
    kind !== 'suicide'
      ? kind
      : level === 3
        ? 'suicide-now'
        : level === 2
          ? 'suicide-wish'
          : 'hopeless';
  const replies = stayingReplies[key];
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1)
    hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193) >>> 0;
  const reply = replies[hash % replies.length] ?? '';
  return !numbers && toNumbers.test(reply) ? `${reply} ${noNumberYet}` : reply;
}
