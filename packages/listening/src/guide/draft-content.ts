import { asSentence } from './draft-sentences.ts';
import type { Person } from './mentions.ts';
import { pastOf } from './past-tense.ts';
import { plain } from './plain-sentence.ts';
import { wordsOf } from './text.ts';

/** What is to be put in: a sentence, or only what it is about. */
export type Content = { sentence: string } | { topic: string };

/** 'Put in something about him eating 9 sausages at the camp' asks for 'He ate nine sausages at the camp.'. Null: it asks for nothing. */
export function contentToAdd(text: string, person: Person | null): Content | null {
  const said = (asksToAdd.exec(text) ?? withInIt.exec(text))?.slice(1).find(Boolean);
  return said === undefined ? null : contentOf(cleaned(said), person);
}

const asksToAdd =
  /(?:^|[,.;!?:] |\b(?:and|please|maybe|also|you|to|we) )(?:add(?! up\b)|put in|include|mention|work in|put(?! (?:it|that|this|them)\b))(?: (?:in|something|a (?:bit|line|word|sentence)|the (?:bit|part)))* (?=about|that|how|where|when|with|the|his|her|he|she|my|our|in that|\p{L}+ing\b|\p{Lu})(?:in )?([^?!]{3,})/iu;
const withInIt =
  /\b(?:do|make|write|try|have|want|need)(?: me)? (?:one|it|another|another one|a new one) with ([^?!.]{3,60})|^with ([^?!.]{3,60}) in(?: it| there)?\b|^(?:something|more) about ([^?!.]{3,60})$/i;

const cleaned = (said: string): string =>
  said
    .split(/(?<=[\p{L}\p{N}])[.] /u)[0]
    ?.replace(/,? (?:and|but) (?:please )?(?:make|keep|don't|do not|not|leave|take)\b.*$/i, '')
    .replace(
      /(?:,? (?:as ?well|too|please|pls|somewhere|in|in it|in there|if you can|for me))+[.?!]*$/i,
      '',
    )
    .replace(/^(?:(?:something|a bit|a line|the (?:bit|part)) )+/i, '')
    .replace(/[\s.,;:!?]+$/, '') ?? '';

function contentOf(said: string, person: Person | null): Content | null {
  const ofDoing = doing.exec(said)?.groups;
  if (ofDoing) {
    const { who = '', verb = '', rest = '' } = ofDoing;
    return { sentence: sentenceOf(`${subjectOf(who, person)} ${pastOf(verb)}${rest}`) };
  }
  const clause = said.replace(
    /^(?:about |that |how |where |when |the (?:time|day) (?:that |when )?)+/i,
    '',
  );
  if (isClause.test(clause) && wordsOf(clause).length > 1) return { sentence: sentenceOf(clause) };
  const topic = said.replace(/^(?:about|with|of) /i, '');
  return wordsOf(topic).length <= 6 && topic.length > 1 ? { topic } : null;
}

const doing =
  /^(?:about |of |how )?(?<who>him|her|them|his|\p{Lu}\p{L}+|(?:my |our )?\p{L}+) (?<verb>\p{L}{2,}ing)(?<rest>\b.*)$/iu;
const isClause =
  /^(?:I|I'm|I've|we|he|she|they|it|it's|he's|she's|there|nobody|everyone|everybody|(?:my|our|his|her|their|the) \p{L}+ (?:was|is|were|are|had|has|could|would|used|always|never|\p{L}+ed|\p{L}+s)|\p{Lu}\p{L}+ (?:was|is|had|has|could|used|always|never|\p{L}+ed))(?![\p{L}'])/iu;

const subjectOf = (who: string, person: Person | null): string => {
  const pronoun = { him: 'he', his: 'he', her: 'she', them: 'they' }[who.toLowerCase()];
  if (pronoun) return pronoun;
  return person?.name?.toLowerCase() === who.toLowerCase() ? person.name : who;
};

/** Numbers to twelve are written out. */
const sentenceOf = (text: string): string =>
  asSentence(
    plain(text).replace(/(?<![\p{L}\p{N}:.,])(\d{1,2})(?= \p{Ll}{3,})/gu, (digits) =>
      Number(digits) > 1 && Number(digits) <= 12 ? (numbers[Number(digits)] ?? digits) : digits,
    ),
  );
const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
