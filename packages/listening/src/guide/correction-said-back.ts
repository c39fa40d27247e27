import { contrastIn } from './correction-contrast.ts';
import { forbiddenIn } from './forbidden.ts';
import type { Memory } from './memory.ts';
import { plain } from './plain-sentence.ts';
import { capitalise, wordsOf } from './text.ts';
import { inSecondPerson, leftOver, withNames } from './you-for-i.ts';

/** What a correction says to be right, said back: 'It was May, not March.' Null: no short sentence says it. */
export function correctionSaidBack({ sentences }: Memory['latest']): string | null {
  const statements = sentences.filter(({ isQuestion }) => !isQuestion).map(({ text }) => text);
  const told = statements.map((text) => plain(text.replace(beforeIt, '')));
  const turnedRound = whoDid(told) ?? contrastSaidBack(statements);
  if (turnedRound) return turnedRound;
  const short = told.map(withoutNo).filter((text) => wordsOf(text).length <= 14);
  const right =
    fragmentAfterNot(told.map(withoutNo)) ??
    short.find((text) => contrast.test(text) && !says.test(text)) ??
    short.find((text) => newValue.test(text) && !says.test(text)) ??
    short.find((text, at) => at === 0 && text !== told[0] && isFragment(text)) ??
    short.find((text) => puttingRight.test(text) && !says.test(text));
  if (!right || /\b(?:you|your|app|stop)\b/i.test(right)) return null;
  const said = withNames(inSecondPerson(right), []);
  const text = capitalise(said.replace(/,? (?:sorry|please)$/i, '').replace(besideNot, ', not '));
  return forbiddenIn(text) || leftOver.test(text) ? null : `${text}.`;
}

/** 'You want Mondays, not Fridays.' */
function contrastSaidBack(statements: readonly string[]): string | null {
  const found = contrastIn(statements);
  return found === null || forbiddenIn(found) || leftOver.test(found) ? null : withNames(found, []);
}

/** 'The 56 not the 49', and no 'she's not dead'. */
const besideNot =
  /(?<=\w)(?<!'(?:s|m|re|d|ve|ll)|\b(?:is|are|was|were|am|be|been|do|does|did|has|have|had)) not /i;

/** What stands before what is right: 'just so you know, ...'. */
const beforeIt =
  /^(?:and |just )*(?:(?:checking|so) you(?:'ve| have)? ?(?:got it|know|have it)|get this|got it)(?: straight| right)*(?: mind)?,? ?/i;

/** 'Not a girlfriend. My business partner.' is one sentence, and so is 'It is a she. Not a he.' */
function fragmentAfterNot(told: readonly string[]): string | undefined {
  for (const [at, text] of told.entries()) {
    const wrong =
      /^(?:(?:he|she|it|they) (?:was|is|were|are)(?: not|n't) |not )((?:an?|my|the|his|her|\d[\d,.]*) [\p{L}' -]{2,30}?)(?:,? please)?$/iu.exec(
        text,
      )?.[1];
    if (!wrong) continue;
    const before = told.slice(0, at).findLast((each) => newValue.test(each));
    if (before && /^not /i.test(text)) return `${before}, not ${wrong}`;
    const after = told[at + 1] ?? '';
    if (after && isFragment(after)) return `${after}, not ${wrong}`;
  }
  return undefined;
}

/** 'I didn't leave. She left.' */
function whoDid(told: readonly string[]): string | null {
  for (const [at, text] of told.entries()) {
    const verb = /^I (?:didn't|did not) (\p{L}+)$/iu.exec(text)?.[1];
    const other = /^(she|he|they) (\p{L}+)$/iu.exec(told[at + 1] ?? '');
    if (verb && other)
      return `${capitalise(`${other[1]} ${other[2]}`.toLowerCase())}. You didn't ${verb}.`;
  }
  return null;
}

/** The sentence that puts something right, as it was written, where it cannot be turned round safely. */
export function correctionIn({ sentences }: Memory['latest']): string | null {
  const found = sentences.find(
    ({ text, isQuestion }) => !isQuestion && putsRight.test(text) && wordsOf(text).length <= 24,
  );
  return found && !forbiddenIn(found.text) ? capitalise(found.text) : null;
}

const putsRight =
  /\b(?:not|wasn't|isn't|weren't|aren't|no longer|any ?more|actually|instead|turns out|I (?:meant|mistyped|put|wrote|typed))\b|^(?:it was|it's|he's|she's|he was|she was)\b/i;

const withoutNo = (text: string): string =>
  text
    .replace(
      /^(?:(?:no|nope|sorry|actually|wait|hold on|hang on|that's not right|that's wrong|that was wrong|my bad|(?:an? |one |just an? )?(?:small |quick |little )?correction)[,.: ]+)+/i,
      '',
    )
    .replace(/^I (?:said|wrote|typed|put) (?:\p{L}+ ){1,3}but (?=(?:it|he|she|they)\b)/iu, '')
    .replace(/,? I (?:should|could)(?:'ve| have) said(?: so)?$/i, '');
/** 'It was the 56 not the 49', and no bare 'it was not the 49'. */
const contrast =
  /^(?!(?:it|he|she|they|that|this)(?:'s| is| was| were)? not\b)(?!I\b).*[\p{L}\p{N}],? not (?:(?:the|my|a|in|on|at) )?[\p{L}\p{N}-]+$/iu;
/** What is so: 'He is in Dubai', 'My boy is Ben', 'the little one is Theo'. */
const newValue =
  /^(?:it'?s|it is|it was|he's|he is|he was|she's|she is|she was|they were|they are|(?:his|her|their|its) name|(?:my|our|the) (?:\w+ ){1,3}(?:is|was|are|were))\b(?!.*(?:\bnot\b|n't\b))/i;
/** 'a grey cat', after a no. */
const isFragment = (text: string): boolean =>
  wordsOf(text).length <= 6 && !/\b(?:I|you|not)\b|n't\b/i.test(text);
/** Of the talk, and not of what was told. */
const says = /^I (?:should|could|didn't|did not|never|just)(?:'ve| have)? (?:said|say|looked)\b/i;

const puttingRight =
  /\b(?:not|wasn't|isn't|weren't|aren't)\b|^(?:no,? )?(?:it'?s|it is|it was|he's|he is|he was|she's|she is|she was|they were|his name|her name|my \w+ is)\b/i;
