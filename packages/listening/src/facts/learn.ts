import { correct } from './correct.ts';
import { addFacts, type Fact, type ToldMessage } from './fact.ts';
import { type ForgetRequest, forget, forgetRequest } from './forget.ts';
import { toldSentences } from './sentences.ts';
import { tell } from './tell.ts';

/** What a message did to the facts. */
export type Learned = {
  facts: Fact[];
  /** The facts that were given up, because the person asked for it or corrected them. */
  removed: Fact[];
  request: ForgetRequest | null;
};

/** The person's earlier messages that are read to know whom 'she' means. */
const readBefore = 3;

/** Takes in a message of the person: what it tells, what it corrects, what it asks to be forgotten. `before`: oldest first. */
export function learn(
  facts: readonly Fact[],
  message: ToldMessage,
  before: readonly ToldMessage[],
): Learned {
  const request = forgetRequest(message.text);
  if (request) {
    const kept = forget(facts, request, before.at(-1)?.id ?? null);
    return { facts: kept, removed: facts.filter((fact) => !kept.includes(fact)), request };
  }
  const earlier = before.slice(-readBefore).flatMap(({ text }) => toldSentences(text));
  const corrected = correct(facts, message, earlier);
  if (corrected) {
    return {
      facts: corrected,
      removed: facts.filter((fact) => !corrected.includes(fact)),
      request,
    };
  }
  let known = [...facts];
  const sentences = toldSentences(message.text);
  for (const [at, sentence] of sentences.entries()) {
    const told = tell(sentence, { facts: known, before: [...earlier, ...sentences.slice(0, at)] });
    const where = { sentence, message: message.id, at: message.at };
    known = addFacts(
      known,
      told.filter(isNew(known)).map((one) => ({ ...one, ...where })),
    );
  }
  return { facts: known, removed: [], request };
}

/** That somebody is spoken of is told once; all else may be told again, with another value. */
const isNew =
  (known: readonly Fact[]) =>
  ({ kind, about, value }: Pick<Fact, 'kind' | 'about' | 'value'>): boolean =>
    !(
      (kind === 'person' && known.some((fact) => fact.about === about && fact.about !== null)) ||
      (kind === 'loss' &&
        known.some(
          (fact) =>
            fact.kind === kind &&
            fact.about === about &&
            (value === 'lost' || fact.value === value),
        ))
    );

/** All that the messages of one person tell, oldest first. */
export function factsIn(messages: readonly ToldMessage[]): Fact[] {
  let facts: Fact[] = [];
  for (const [at, message] of messages.entries()) {
    facts = learn(facts, message, messages.slice(0, at)).facts;
  }
  return facts;
}
