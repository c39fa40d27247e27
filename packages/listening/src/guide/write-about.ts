import type { WritingType } from '../engine.ts';
import { draftBounds, findFormFault } from './check-reply.ts';
import { forOthers, isForOthers, ofTheLiving } from './draft-purpose.ts';
import { asSentence, salutationOf } from './draft-sentences.ts';
import type { Memory } from './memory.ts';
import type { Person } from './mentions.ts';
import { personOf } from './person-meant.ts';
import { plain } from './plain-sentence.ts';
import { toSecondPerson } from './second-person.ts';
import { splitSharedSubject } from './shared-subject.ts';
import { capitalise, wordsOf } from './text.ts';
import { calledInWords, phrasesOf, toldOfPerson, withName } from './told-of-person.ts';
import { asVerse, saidToSomebody } from './write-poem.ts';

/** Words about the one who died: on a stone, as a prayer, as a poem, said to them, or read to others. */
export type About = 'epitaph' | 'prayer' | 'verse' | 'to-them' | 'lines';

/** Which of these a request asks for; null where it is a letter, a message, or a page for oneself. */
export function aboutOf(type: WritingType, memory: Memory): About | null {
  const { text } = memory.latest;
  if (ofTheLiving.test(text) || saysThanks.test(text)) return null;
  if (/\bprayers?\b/i.test(text)) return 'prayer';
  if (onStone.test(text)) return 'epitaph';
  if (isCardToThem.test(text) && personOf(memory)) return 'to-them';
  if (type === 'poem') return 'verse';
  if (!personOf(memory)) return isForOthers.test(text) ? 'lines' : null;
  if (forOccasion.test(text) && isSpoken.test(text)) return 'lines';
  if (type === 'letter') return null;
  if (readToThem.test(text)) return 'to-them';
  return isForOthers.test(text) || forOccasion.test(text) ? 'lines' : null;
}

/** Thanks go to those who live, wherever they are printed. */
const saysThanks =
  /\bto (?:say )?thank(?:s| you)?\b|\bthanking (?:people|everyone|everybody|the|them|those)\b|\bthank[- ]?you (?:note|card|notice|message)\b/i;

const onStone =
  /\b(?:epitaph|plaque|inscription|(?:head|tomb|grave)stone|(?:the|his|her|their) stone|bench|urn|wreath|(?:name|brass|the) ?plate|(?:his|her|their|a|small|the) (?:rock|cross|marker|little cross|wooden cross))\b/i;
const isCardToThem =
  /\b(?:card|note|lines)\b[^.?!]{0,40}\b(?:in|on|at|with|for) (?:the |my )?(?:his|her|their|\p{L}+'?s|coffin|casket)? ?(?:shed|grave|coffin|casket|flowers|pocket|ashes|tree|room|chair)\b/iu;
const readToThem = /\b(?:read|say)\b[^.?!]{0,24}\bto (?:him|her|them)\b/i;
const forOccasion =
  /\b(?:funeral|mass|service|month'?s'? mind|memorial|wake|anniversary|remembrance|vigil|shiva|celebration)\b/i;

const isSpoken =
  /\b(?:minutes? for|(?:say|do|read) (?:something|smth|sth|summat|a few (?:words|lines))|(?:something|smth|sth|summat|a few words|words) (?:to|I can|we can|I could) (?:say|read)|remembrance|eulogy|speech|speak)\b/i;

/** What is added, and what stood in a draft before and does not stand in the next. */
type More = { added?: readonly string[]; used?: readonly string[] };

/** At most four sentences that were told of the person. Null where too little was told of them. */
export function writeAbout(about: About, memory: Memory, more: More = {}): string | null {
  const person = personOf(memory);
  const { text } = memory.latest;
  const { added = [], used = [] } = more;
  if (about === 'prayer') return writePrayer(memory, added);
  const strict = person ? toldOfPerson(memory, person) : [];
  const isLoose = about === 'verse' && strict.length < 2;
  const ofPerson = isLoose && person ? toldOfPerson(memory, person, true) : strict;
  const told = [...ofPerson, ...inRequest(memory)];
  const fresh = told.filter((each) => !used.includes(each) && !added.includes(each));
  const sentences = [...byTopic(fresh, text), ...added];
  if (about === 'epitaph') return writeEpitaph(person, memory, sentences, used);
  if (sentences.length < (added.length > 0 || used.length > 0 || oneLine.test(text) ? 1 : 2))
    return null;
  const draft = put(about, sentences.slice(-most), person, text);
  return findFormFault(draft, [], draftBounds) === null ? draft : null;
}
const most = 4;

/** What the request itself tells of them. */
const inRequest = (memory: Memory): string[] =>
  forOthers({ ...memory, statements: [] }).statements.flatMap(({ text }) =>
    splitSharedSubject(plain(text)).map(asSentence),
  );

function put(about: About, sentences: readonly string[], person: Person | null, text: string) {
  if (about === 'to-them' && person) {
    const said = sentences.map((each) => toSecondPerson(each, person)).join(' ');
    const name = salutationOf(person);
    const greeting = /\b(?:card|note)\b/i.test(text) ? `Dear ${name},` : `${name},`;
    return name ? `${greeting}\n\n${said}` : said;
  }
  if (about === 'verse' && person && saidToSomebody.test(text))
    return sentences.map((each) => asVerse(capitalise(toSecondPerson(each, person)))).join('\n');
  const [first = '', ...rest] = oneLine.test(text) ? sentences.slice(0, 1) : sentences;
  const named = [person ? withName(first, person) : first, ...rest];
  return about === 'verse' ? named.map(asVerse).join('\n') : named.join(' ');
}

/** First those with a word of the request in them: 'something with the dogs, or the soup'. In the order in which they were told. */
function byTopic(sentences: readonly string[], text: string): string[] {
  const words = topicWords(text);
  const isMeant = (sentence: string) => topicWords(sentence).some((word) => words.includes(word));
  const meant = sentences.filter(isMeant);
  const rest = sentences.filter((each) => !meant.includes(each)).slice(0, most);
  const chosen = meant.length > 1 ? meant : [...meant, ...rest].slice(0, most);
  return sentences.filter((each) => chosen.includes(each));
}

/** The words by which it is found again what somebody speaks of. */
export const topicWords = (text: string): string[] =>
  wordsOf(text.toLowerCase())
    .map((word) => word.replace(/'s$|s$/, ''))
    .filter((word) => word.length > 2 && !common.test(word));
const common =
  /^(?:the|and|that|thi|for|with|about|something|anything|nothing|maybe|please|could|would|can|you|put|one|two|three|four|line|word|card|name|date|want|like|little|more|than|some|say|read|write|him|her|his|she|they|hi|wa|were|had|have|has|not|but|from|going|room|up|by|bench|plate|stone|poem|mean|cat|short|few|add|take|out|part|bit|it|in|of|all|sound|aswell|too)$/;

/** The name, and one or two short phrases or one sentence. Several, where there are to be some to choose from. */
function writeEpitaph(
  person: Person | null,
  memory: Memory,
  sentences: readonly string[],
  used: readonly string[],
): string | null {
  const name = person ? nameOnStone(person) : '';
  const phrases = person ? phrasesOf(memory, person).filter((each) => !used.includes(each)) : [];
  const short = sentences.filter(
    (each) => wordsOf(each).length <= longestOnStone && !isAge.test(each),
  );
  const begun = name ? `${name}. ` : '';
  if (phrases.length > 0 && used.length === 0)
    return `${begun}${asSentence(phrases.slice(0, 2).join(', '))}`;
  const choices = toChoose.test(memory.latest.text) ? 3 : 1;
  if (short.length === 0) return null;
  const [first = '', second] = short;
  if (oneLine.test(memory.latest.text)) return person ? withName(first, person) : first;
  const isRoom = second !== undefined && wordsOf(`${first} ${second}`).length <= longestOnStone;
  if (choices === 1) return `${begun}${isRoom ? `${first} ${second}` : first}`;
  return short
    .slice(0, choices)
    .map((each) => `${begun}${each}`)
    .join('\n\n');
}
const longestOnStone = 20;
const oneLine = /\b(?:one|a|single|that|last) (?:line|sentence)\b/i;
const isAge = /^(?:He|She|They) (?:was|were) (?:only )?[\p{L}\d-]+\.$/u;
const toChoose =
  /\bto choose\b|\b(?:two|three|few|some|couple)\b[^.?!]{0,12}\b(?:options|versions|ideas|to pick)\b/i;

const nameOnStone = (person: Person): string => person.name ?? salutationOf(person);

/** Two plain sentences. Whatever was told stays out of it, unless it was said for it. */
function writePrayer(memory: Memory, added: readonly string[]): string | null {
  const person = personOf(memory);
  if (!person || calledInWords(person) === '') return null;
  const whom = calledInWords(person).replace(/^My /, 'my ');
  const pronoun = person.pronoun !== 'they' ? { he: 'him', she: 'her' }[person.pronoun] : whom;
  const second = added[0] ?? `Thank you for the time that I had with ${pronoun}.`;
  return `Dear God, please take care of ${whom}. ${second}`;
}
