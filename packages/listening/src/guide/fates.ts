import type { Kin, LossEvent } from '../reader/about.ts';
import type { Reading } from '../reader/reader.ts';
import { resolvePerson } from './coreference.ts';
import type { Memory } from './memory.ts';
import type { Person } from './mentions.ts';
import { deathIn, endIn } from './plain-deaths.ts';
import type { Message } from './read-message.ts';
import type { Relation } from './relations.ts';

/** Words that say of somebody that they died. Without the reader these alone are believed. */
const died =
  /(?<!(?:nobody|no one|no-one)(?: has)? )\b(?:died|passed(?: away| on)|expired|is dead|was killed|(?:dad|mum|mom|mam|brother|sister|husband|wife|partner|son|daughter|nana?|gran|grandad|grandma|mate|friend|dog|cat)(?:'s|s) dead|(?:only )?lived (?:for |only )?\w+ (?:minutes?|hours?|days?)|put (?:him|her|it|them|(?:\w+ ){1,3}\w+|\w+) (?:down|to sleep)|killed (?:himself|herself|themselves)|took (?:his|her|their) own life|was stillborn)\b/i;

/** Said of nobody in particular: 'when somebody in the family is dead'. */
const ofNobody =
  /\b(?:somebody|someone|anybody|anyone|people|a person|everyone|everybody) [^.!?]*\b(?:died?|dead|dies|pass(?:ed|es)? (?:away|on))\b/i;

/** 'The one who died of malaria and the one I knew': told before, and of whom is not said. */
export const ofTheOne =
  /\b(?:the|an?) (?:one|ones|other one|only one|people|person) (?:who|that) (?:has |have |had |just )?(?:died|passed)\b/gi;

/** 'My cousin called from Isfahan that' stands before who died. */
const whoReports =
  /^.*\b(?:call(?:ed|s)|rang|phoned|told|tells|said|says|text(?:ed)?|wrote|messaged|emailed|announced|posted|confirmed)\b[^.?!]{0,40}?\b(?:that\b|saying\b|to say\b|to tell (?:me|us)\b|(?=(?:my|our) ))/i;

/** 'Our mother died when I was four' stands beside the loss that is told. */
const longAgo =
  /\bwhen I was (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|little|small|young|an? (?:kid|child|baby|boy|girl|teenager))\b|\bbefore I was born\b/i;
/** 'My elder sister Setsuko died': no other relation in the message is meant. */
const saysOutright =
  /\b(?:my|our) (?:(?!my\b|our\b)\p{L}+ ){1,4}(?:(?:has|had|just) )*(?:died|passed away)\b/iu;

/** Somebody is said to be alive. */
export const notDead =
  /\b(?:hasn't|has not|haven't|isn't|is not|not|didn't|did not) (?:\w+ )?(?:died|dead|die|gone yet)\b|\b(?:is|he's|she's|they're) (?:still )?alive\b|\bnobody(?:'s| has| is)? (?:died|dead)\b|\bI (?:nearly |almost |literally |just |actually )?died\b|\bdied (?:of|with|from) (?:embarrassment|laughter|laughing|shame|boredom)\b|\b(?:if|wish|hope|easier if|almost|nearly) (?:he|she|they|it|mum|mom|dad|my \w+)(?:'d| had| have)?(?: just| only| ever)? (?:died|dies|die|passed)\b/i;

/** Words that say of somebody that they went, or that it is over with them. */
const left =
  /\b(?:left me|dumped me|broke up|broken up|split up|walked out|cheated on me|ended (?:it|things)|moved out|my ex\b|divorc\w*|no longer speak|won't speak|blocked me|ghosted)\b/i;

const deaths: readonly LossEvent[] = ['died', 'suicide', 'miscarriage', 'stillbirth'];
const partings: readonly LossEvent[] = ['left', 'i-left', 'parted', 'cheated', 'estranged'];

/** From here on the reader is believed on its own, and from here on where the words say the same. */
const [alone, withWords] = [0.75, 0.2];

/** Notes of whom a message says that they died or went. Said of nobody in particular, it changes nobody. */
export function rememberFate(memory: Memory, message: Message): void {
  const { reading, clauses } = message;
  const text = message.text.replace(ofNobody, '').replace(ofTheOne, '');
  const sentences = message.sentences
    .filter(({ isQuestion }) => !isQuestion)
    .map((each) => each.text);
  const plainDeath = sentences.map(deathIn).find((part) => part !== null);
  const plainEnd = sentences.map(endIn).find((part) => part !== null);
  const isDeath =
    !notDead.test(text) &&
    (isSaid(reading, deaths, died.test(text)) || (plainDeath && reading?.whose !== 'quoted'));
  const isParting = isSaid(reading, partings, left.test(text)) || plainEnd !== undefined;
  if (isDeath) {
    const clause =
      plainDeath ??
      [false, true]
        .map((isLongAgo) =>
          clauses.find(
            (each) =>
              died.test(each.text) &&
              !ofNobody.test(each.text) &&
              longAgo.test(each.text) === isLongAgo,
          ),
        )
        .find((each) => each !== undefined)?.text ??
      text;
    const told = clause.replace(whoReports, '');
    const [outright] = saysOutright.exec(told) ?? [];
    const person = outright ? resolvePerson(memory, outright) : whomItMeans(memory, told, reading);
    if (person) Object.assign(person, { isDead: true, isGone: false });
  }
  if (isParting) {
    const clause = plainEnd ?? clauses.find((each) => left.test(each.text))?.text ?? text;
    // 'Jonas has finished it': who that is may not be known yet, and it is nobody who was named before.
    const isOther = plainEnd !== undefined && resolvePerson(memory, clause) === null;
    const person = isOther ? null : whomItMeans(memory, clause, reading);
    // Who 'left the cat' did not part from it.
    if (person && !person.isDead && person.relation !== 'pet') person.isGone = true;
  }
  const isLost = ({ isDead, isGone }: Person) => isDead || isGone;
  const dead = memory.people.find(({ isDead }) => isDead);
  memory.lostPerson =
    (memory.focusPerson && isLost(memory.focusPerson) ? memory.focusPerson : null) ??
    memory.lostPerson ??
    dead ??
    memory.people.find(isLost) ??
    null;
}

export const saidNobodyDied = ({ statements }: Memory): boolean =>
  statements.some(({ text }) => notDead.test(text));

/** 'Six of us after he died', of a friend whose death was told before, and of whom a story is told, 'Hannelore died in 1988'. */
export function isBesideWhatIsTold(memory: Memory, text: string): boolean {
  // Another death in the message is told.
  if (died.test(text.replace(diedBefore, '').replace(longDead, ''))) return false;
  const isOfBefore = diedBefore.test(text) && resolvePerson(memory, text)?.isDead === true;
  return isOfBefore || (memory.events.size > 0 && longDead.test(text) && !ofTheirOwn.test(text));
}
const ofTheirOwn = /\b(?:my|our)\b[^.!?]{0,40}\b(?:died|passed)\b/i;
const diedBefore =
  /\b(?:after|before|since|when|until|till|once|the (?:day|night|week|year)) (?:he|she|they|it) (?:had )?died\b/i;
const longDead = /\b(?:died|passed away|passed) (?:back )?in (?:19\d\d|200\d|201[0-5])\b/i;

function isSaid(reading: Reading | null, events: readonly LossEvent[], byWords: boolean): boolean {
  if (!reading) return byWords;
  if (reading.whose === 'quoted') return false;
  const score = Math.max(...events.map((event) => reading.about.events[event] ?? 0));
  return score >= (byWords ? withWords : alone);
}

/** The one person a clause speaks of, as long as the reader does not hear another relation. */
function whomItMeans(memory: Memory, clause: string, reading: Reading | null): Person | null {
  const person = resolvePerson(memory, clause) ?? memory.focusPerson;
  if (!person || !reading || person.relation === 'other') return person;
  const heard = Object.keys(reading.about.relations) as Kin[];
  const agrees = heard.length === 0 || heard.some((kin) => relationOfKin[kin] === person.relation);
  return agrees ? person : null;
}

const relationOfKin: Partial<Record<Kin, Relation>> = {
  mother: 'parent',
  father: 'parent',
  parent: 'parent',
  stepparent: 'parent',
  wife: 'partner',
  husband: 'partner',
  partner: 'partner',
  fiance: 'partner',
  ex: 'ex',
  daughter: 'child',
  son: 'child',
  child: 'child',
  baby: 'baby',
  brother: 'sibling',
  sister: 'sibling',
  twin: 'sibling',
  grandmother: 'grandparent',
  grandfather: 'grandparent',
  friend: 'friend',
  pet: 'pet',
};
