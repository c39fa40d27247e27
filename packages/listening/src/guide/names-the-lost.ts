import { resolvePerson } from './coreference.ts';
import type { Memory } from './memory.ts';
import { mentionsIn } from './mentions.ts';
import { personInMind } from './premises.ts';
import { escaped, speaksOfWhoIsMeant } from './who-is-meant.ts';

/**
 * Whether the message itself says of the one whom a line would name that they died or are gone, or, without such a word, speaks of nobody else. 'June died last winter', told by somebody whose
 * name is Vernon, or 'my roommate's dad is dead': there nobody is named, because it would be the wrong one.
 */
export function namesTheLost(memory: Memory): boolean {
  const person = personInMind(memory);
  if (!person) return false;
  const { text } = memory.latest;
  const words = [person.name, person.word].flatMap((word) => (word ? [word.toLowerCase()] : []));
  if (
    words.some((word) => new RegExp(`${lostSomebody}${escaped(word)}(?!['’]s)\\b`, 'iu').test(text))
  )
    return true;
  const at = text.search(ofLoss);
  if (at < 0) return speaksOfWhoIsMeant(memory);
  const before = text.slice(0, at);
  const sentence = before.slice(before.search(/[^.?!]*$/));
  // 'My cousin called that my grandmother had died': the last who is mentioned before it.
  const [last] = mentionsIn(sentence, person.name ? [person.name] : []).slice(-1);
  const part = last ? sentence.slice(last.position) : sentence;
  return resolvePerson(memory, part) === person && !isOtherName(part, words);
}

const lostSomebody =
  '\\b(?:lost|losing|buried|cremated|death of|loss of|without) (?:my |our |the )?(?:\\p{L}+ )?';
const ofLoss =
  /\b(?:died|dead|dies|passed(?: away| on)?|killed|gone|(?:took|taken) (?:his|her|their) own|stillborn|left me|put (?:down|to sleep))\b/i;

/** A name in the sentence that is none of these: the one who died may be them. */
const isOtherName = (sentence: string, words: readonly string[]): boolean =>
  [...sentence.matchAll(/(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu)].some(
    ([name]) => !words.includes(name.toLowerCase()) && !commonNames.test(name),
  );
const commonNames =
  /^(?:I|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|July|August|September|October|November|December|Christmas|Easter|Dad|Mum|Mom|God|Covid)$/;
