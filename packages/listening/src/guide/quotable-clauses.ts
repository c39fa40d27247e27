import { swapPerspective } from './perspective.ts';
import { quotableExcerpt } from './quotable-excerpt.ts';
import { type Clause, capitalise, sentencesOf, wordsOf } from './text.ts';

const weightyWords =
  /\b(?:never|last|only|always|nobody|no one|alone|gone|died|dead|left|lost|still|without|anymore|worst|hate|love|miss|sorry|goodbye|wish|afraid|can't|hurt|empty|silence|everything|nothing)\b/i;

const weightOf = ({ text, isAfterBut }: Clause): number =>
  (weightyWords.test(text) ? 3 : 0) + (isAfterBut ? 2 : 0) + (/\b(?:I|my|me)\b/.test(text) ? 1 : 0);

/** The most important first; of equals the later one. */
const byImportance = (clauses: readonly Clause[]): Clause[] =>
  clauses
    .map((clause, index) => ({ clause, weight: weightOf(clause) + index * 0.1 }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ clause }) => clause);

const startsWithSubject =
  /^(?:I|I'm|I've|I'd|I'll|he|he's|she|she's|they|they're|we|we're|we've|it|it's|my|our|his|her|their|the|there's|nobody|no one|everyone|mum|dad|mom|nan|[A-Z][a-z]+ (?:was|is|has|had|left|went|said|never|always|didn't|hasn't|won't|used|sat|came|knows|knew))\b.* /;

const finiteVerb =
  /\b(?:am|is|are|was|were|be|been|has|have|had|do|does|did|can|can't|could|couldn't|will|won't|would|wouldn't|should|don't|doesn't|didn't|isn't|wasn't|hasn't|haven't|never|just|always|still|\w+ed|went|got|left|said|told|took|made|came|gave|knew|felt|lost|kept|put|saw|found|thought|held|feel|feels|want|need|miss|love|hate|keep|know|think|goes|makes|hurts|keeps|says|used)\b|'s\b|'m\b|'re\b|'ve\b|'d\b|'ll\b/i;

const isWholeClause = (text: string): boolean =>
  startsWithSubject.test(text) && finiteVerb.test(text);

/** Short whole clauses in the second person: 'you sat with her every day'. */
export function echoesIn(clauses: readonly Clause[]): string[] {
  return byImportance(clauses).flatMap(({ text, isQuestion }) => {
    const { length } = wordsOf(text);
    if (isQuestion || length < 3 || length > 8 || !isWholeClause(text)) return [];
    const excerpt = quotableExcerpt(text);
    return excerpt?.length === text.length ? [inSecondPerson(excerpt)] : [];
  });
}

/** The person's words, to be quoted: what stands in quotation marks, then the clauses. */
export function quotesIn(text: string, clauses: readonly Clause[]): string[] {
  const quotations = [...text.matchAll(/"([^"]{4,60})"/g)].flatMap(
    ([, words]) => quotableExcerpt(words ?? '') ?? [],
  );
  const excerpts = byImportance(clauses)
    .filter((clause) => !clause.isQuestion && wordsOf(clause.text).length >= 3)
    .flatMap((clause) => quotableExcerpt(clause.text) ?? []);
  return [...quotations, ...excerpts].filter((words) => wordsOf(words).length >= 3).map(capitalise);
}

/** The two sides of the first sentence of the form 'x but y', in the second person. */
export function contrastIn(text: string): readonly [string, string] | null {
  for (const sentence of sentencesOf(text)) {
    const parts = sentence.text.split(/,?\s+but\s+/i);
    const [first, second] = parts;
    if (sentence.isQuestion || parts.length !== 2 || !first || !second) continue;
    if (!isWholeClause(first) || !isWholeClause(second)) continue;
    const one = quotableExcerpt(first);
    const other = quotableExcerpt(second);
    if (one?.length === first.length && other) return [inSecondPerson(one), inSecondPerson(other)];
  }
  return null;
}

/** In the second person and in lower case, unless it begins with a name. */
function inSecondPerson(excerpt: string): string {
  const swapped = swapPerspective(excerpt);
  return /^(?:You|He|She|They|It|We|Your|His|Her|Their|The|There|Nobody|No|Everyone|You're|You've|You'd|He's|She's|It's|They're|There's)\b/.test(
    swapped,
  )
    ? swapped.charAt(0).toLowerCase() + swapped.slice(1)
    : swapped;
}
