import { forbiddenIn } from './forbidden.ts';
import type { Memory } from './memory.ts';
import { plain } from './say-back-plain.ts';
import { hasPlainVerb, leavesSubjectOut } from './say-back-subject.ts';
import { inSecondPerson, leftOver, withNames } from './say-back-turn.ts';
import { isUnfit } from './say-back-unfit.ts';
import { capitalise, wordsOf } from './text.ts';

/**
 * The last words of a message that are no whole sentence, said back as they are: '14 months today.', 'Half a bag of her biscuits
 * in the door pocket.' Null: none is plain enough, or the message does something else than tell.
 */
export function fragmentSaidBack({ latest, people }: Memory): string | null {
  if (latest.act && latest.act !== 'tell') return null;
  if (latest.sentences.some(({ isQuestion }) => isQuestion) || ofWriting.test(latest.text))
    return null;
  const names = people.flatMap(({ name }) => name ?? []);
  const text = latest.sentences
    .map((sentence) => plain(sentence.text).replace(/,? (?:man|mate|pal|bro|lad|dear)$/i, ''))
    .findLast(isPlainFragment);
  if (!text) return null;
  const said = capitalise(withNames(inSecondPerson(text), names));
  return forbiddenIn(said) || leftOver.test(said) ? null : `${said}.`;
}

/** What may be a text that is wanted. */
const ofWriting = /\b(?:page|letter|note|text|message|draft|write|poem|words|card|speech)\b/i;

const isPlainFragment = (text: string): boolean => {
  const count = wordsOf(text).length;
  return (
    count <= mostWords &&
    (timeAlone.test(text) || (count >= fewestWords && /\p{L}{5}/u.test(text))) &&
    !hasPlainVerb(text) &&
    !leavesSubjectOut(text) &&
    !ofTheTalk.test(text) &&
    !/\bI\b|\bing\b/.test(text) &&
    !isAddress.test(text) &&
    !isUnfit(text)
  );
};

const [fewestWords, mostWords] = [3, 10];

/** '22 years', '14 months today', 'three weeks on Sunday'. */
const timeAlone =
  /^(?:(?:nearly|almost|about|over|only|just|exactly) )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty) (?:years?|months?|weeks?|days?|hours?|nights?)(?: (?:today|tomorrow|now|ago|tonight|on \p{L}+|in \p{L}+|this \p{L}+|together|married))?$/iu;

/** Words to somebody: 'Lala salama, Es'. */
const isAddress = /^[\p{L} ]{2,20}, \p{Lu}\p{Ll}+$/u;

/** Said of this talk, or to the companion. */
const ofTheTalk =
  /^(?:no|yes|yeah|ok|okay|fine|sure|right|thanks|hi|hello|bye|night|good|nice|great|fair|same|whatever|anyway|long story|maybe|nothing|everything|all of it|more of|a bit of|kind of|sort of|not|or|and|but|so|to|of|if|like)\b|\b(?:greetings|rubbish|question|answer|advice|app|joke|story|idea|please)\b/i;
