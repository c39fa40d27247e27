import { readTsv } from '@mooring/contract/tsv';
import type { Assessment } from './assessment.ts';
import { unsureOpening } from './conversation.ts';
import table from './replies-after-alert.tsv?raw';

/** The replies by what they answer: a kind of danger, and for suicide whether it is an intent or a wish. */
export const repliesAfterAlert: ReadonlyMap<string, readonly string[]> = repliesByKey();

/** Said after a reply that points to a number, while the card has none. */
export const [noNumberYet = ''] = repliesAfterAlert.get('no-number') ?? [];

const pointsToNumber = /\b(?:above|emergency number|child line|line below)\b/;

/**
 * What the companion says after an alert: of several kinds the most urgent decides. The same seed gives the same reply.
 * `hasNumbers`: whether the card shows any, which it does once a country is known. `isYoungChild`: a child under 13 writes.
 */
export function replyAfterAlert(
  assessment: Assessment,
  seed: string,
  hasNumbers: boolean,
  isYoungChild = false,
): string {
  const isUnsure = assessment.isUnsure === true && !isYoungChild;
  const key = isYoungChild ? childKey(assessment) : isUnsure ? 'unsure' : replyKey(assessment);
  const replies = repliesAfterAlert.get(key) ?? [];
  const chosen = replies[hashOf(seed) % replies.length] ?? '';
  const reply = isUnsure ? `${unsureOpening} ${chosen}` : chosen;
  return !hasNumbers && pointsToNumber.test(reply) ? `${reply} ${noNumberYet}` : reply;
}

const childKey = ({ level }: Assessment) => (level < 2 ? 'child-hello' : 'child-young');

function replyKey({ level, kinds }: Assessment): string {
  const [kind = 'hopeless'] = kinds;
  if (kind !== 'suicide') return kind;
  if (level === 3) return 'suicide-now';
  return level === 2 ? 'suicide-wish' : 'hopeless';
}

/** FNV-1a. */
function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1)
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}

function repliesByKey() {
  const replies = new Map<string, string[]>();
  for (const { after, reply } of readTsv<'after' | 'reply'>(table))
    replies.set(after, [...(replies.get(after) ?? []), reply]);
  return replies;
}
