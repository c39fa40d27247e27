import type { Turn } from '../engine.ts';
import {
  type Fact,
  type FactKind,
  factsIn,
  learn,
  lineOf,
  type ToldMessage,
} from '../facts/index.ts';
import { contentWords } from './content-words.ts';
import { capitalise } from './text.ts';

/** The person's messages, oldest first. When they were written does not matter here. */
const toldIn = ({ messages, now }: Turn): ToldMessage[] =>
  messages
    .filter(({ role }) => role === 'user')
    .map(({ id, text }) => ({ id, text, at: now.toISOString() }));

const mayCorrect = /\b(?:not|n't|isnt|wasnt|actually|sorry|meant|mean|no|wait|typo|oops|wrong)\b/i;

/** The fact that the newest message puts right, as a sentence: 'Your mum’s name is Vera.' Null: it corrects none. */
export function correctedFact(turn: Turn): string | null {
  const told = toldIn(turn);
  const newest = told.at(-1);
  if (!newest || !mayCorrect.test(newest.text) || newest.text.includes('?')) return null;
  const latest = { ...newest, text: newest.text.replace(saysSorryFirst, '') };
  const before = told.slice(0, -1);
  const known = factsIn(before);
  const { facts, removed, request } = learn(known, latest, before);
  if (request || removed.length === 0) return null;
  const right = facts.find((fact) => !known.includes(fact) && fact.message === latest.id);
  return right ? lineOf(right) : null;
}

/** 'I am sorry, not September': what is put right is not 'I am sorry'. */
const saysSorryFirst = /^(?:I am|I'm) (?:so |very )?sorry[,.!]+ */i;

/** What a question asks for. Days, places and songs are told better by the sentence that holds them. */
const kindsAskedFor: readonly [RegExp, readonly FactKind[]][] = [
  [/\bnick ?name|\bcall(?:ed)? (?:him|her|them|it)\b|\beveryone call\w*\b/i, ['nickname', 'name']],
  [/\bnames?\b|\bcalled\b|\bwho\b/i, ['name', 'nickname']],
  [/\bhow old\b|\bage\b/i, ['age']],
  [/\bhow (?:many|long)\b/i, ['count']],
];

/** The fact that a question about something told asks for, as a sentence. Null: none, or several that fit as well. */
export function recalledFact(turn: Turn): string | null {
  const told = toldIn(turn);
  const question = told.at(-1)?.text ?? '';
  const kinds = kindsAskedFor.find(([pattern]) => pattern.test(question))?.[1];
  if (!kinds || ofThemselves.test(question)) return null;
  const wanted = new Set(contentWords(question));
  const found = factsIn(told.slice(0, -1))
    .filter(({ kind }) => kinds.includes(kind))
    .map((fact) => ({ fact, score: sharedWords(fact, wanted) - kinds.indexOf(fact.kind) / 4 }))
    .sort((one, other) => other.score - one.score);
  const [best, next] = found;
  if (!best || (next && next.score === best.score)) return null;
  const isEnough = best.score >= 1 || (best.fact.kind === 'nickname' && found.length === 1);
  if (!isEnough) return null;
  const { about, sentence } = best.fact;
  // Of somebody who is only 'he', the person's own sentence says more.
  return about === 'he' || about === 'she'
    ? `You told me: “${capitalise(sentence)}.”`
    : lineOf(best.fact);
}

/** 'What did I say I was called as a child': the name of a sister is no answer. */
const ofThemselves =
  /\b(?:I (?:was|am|used to be|got) (?:\w+ )?called|they called me|my (?:own )?(?:nick ?)?name)\b/i;

/** Whom and what it is of counts twice, any other word of the sentence once. */
function sharedWords({ about, of, sentence }: Fact, wanted: ReadonlySet<string>): number {
  const named = contentWords(`${about ?? ''} ${of ?? ''}`);
  const others = contentWords(sentence).filter((word) => !named.includes(word));
  const count = (words: readonly string[]) => words.filter((word) => wanted.has(word)).length;
  return 2 * count(named) + count(others);
}
