import { relationOf } from '../guide/relations.ts';
import { normaliseMessage } from '../guide/text.ts';
import type { Fact, FactKind } from './fact.ts';

/** What a message asks to be forgotten. */
export type ForgetRequest =
  | { what: 'last' }
  | { what: 'all' }
  | { what: 'some'; kind: FactKind | null; about: string | null };

const polite =
  "^(?:(?:please|pls|ok|okay|no|actually|sorry|wait|oh|hey|um|and|can you|could you|will you|would you|you can|i want you to|i'd like you to|i would like you to|just|now)[,.]? )*";
const forgetting =
  "(?:forget|delete|erase|unlearn|scrap|strike|wipe|don't (?:remember|keep|save|store)|do not (?:remember|keep|save|store)|stop remembering)";
const tail = '(?:[,.]? (?:please|pls|ok|okay|thanks|thank you|now))*[.!?]*$';

const last = new RegExp(
  `${polite}${forgetting} (?:that|this|that last (?:bit|thing|part|one)|the last (?:bit|thing|part|one|message)|what i (?:just |last )?(?:said|told you|wrote|typed)|(?:that )?i (?:just )?(?:said|told you|wrote) (?:that|this|it|anything)|my last message)${tail}`,
  'i',
);
const all = new RegExp(
  `${polite}${forgetting} (?:everything|all (?:of (?:it|this|that)|that)|the lot|all i(?:'ve| have)? (?:said|told you)|everything (?:about me|you know|(?:that )?i(?:'ve| have)? (?:said|told you|written)).*)${tail}`,
  'i',
);
const some = new RegExp(
  `${polite}${forgetting} (?:what i (?:said|told you) about |that i (?:said|told you) about |about |that )?(my|his|her|the|our|their) ([\\w' ]{2,40}?)${tail}`,
  'i',
);

/** 'Forget that', 'please forget her name'. 'I will never forget that' asks for nothing, nor does 'forget it'. */
export function forgetRequest(text: string): ForgetRequest | null {
  const message = normaliseMessage(text);
  if (last.test(message)) return { what: 'last' };
  if (all.test(message)) return { what: 'all' };
  const [, owner = '', words = ''] = message.match(some) ?? [];
  if (words === '') return null;
  const kind = kindOf(words);
  const about = aboutIn(owner, words);
  return kind || about ? { what: 'some', kind, about } : null;
}

const kinds: readonly [RegExp, FactKind][] = [
  [/\bnick ?name\b/i, 'nickname'],
  [/\bnames?\b/i, 'name'],
  [/\bage\b/i, 'age'],
  [/\b(?:song|hymn)\b/i, 'song'],
  [/\b(?:date|day|birthday|funeral|anniversary)\b/i, 'date'],
  [/\b(?:place|where)\b/i, 'place'],
];

const kindOf = (words: string) => kinds.find(([pattern]) => pattern.test(words))?.[1] ?? null;

function aboutIn(owner: string, words: string): string | null {
  const [first = ''] = words.toLowerCase().split(/'s?\b|\s/);
  if (relationOf(first).relation !== 'other') return first;
  if (/^(?:his|her)$/i.test(owner)) return owner.toLowerCase() === 'his' ? 'he' : 'she';
  return /^my$/i.test(owner) && kindOf(words) ? 'me' : null;
}

/** The facts that stay. `lastMessage`: the id of the person's message before the request. */
export function forget(
  facts: readonly Fact[],
  request: ForgetRequest,
  lastMessage: string | null,
): Fact[] {
  if (request.what === 'all') return [];
  if (request.what === 'last') return facts.filter(({ message }) => message !== lastMessage);
  const { kind, about } = request;
  const isMeant = (fact: Fact) =>
    (kind === null || fact.kind === kind) && (about === null || isAbout(fact, about));
  // 'Forget her name' where two women were named: the last that was told.
  const meant = facts.filter(isMeant);
  const only = kind && meant.length > 1 ? meant.slice(-1) : meant;
  return facts.filter((fact) => !only.includes(fact));
}

/** 'he' and 'she' are anybody whom they can mean. */
function isAbout(fact: Fact, about: string): boolean {
  if (fact.about === about) return true;
  if (about !== 'she' && about !== 'he') return false;
  if (fact.about === null || fact.about === 'me') return false;
  const { pronoun } = relationOf(fact.about);
  return pronoun === about || pronoun === 'they';
}
