import { relationOf } from '../guide/relations.ts';
import { capitalise } from '../guide/text.ts';
import type { Fact } from './fact.ts';
import { isRelative } from './times.ts';

/** A fact as one plain sentence to the person: 'Your mum’s name is Vera.' */
export const lineOf = (fact: Fact): string => sentence(fact, toPerson);

/**
 * The facts as the person would say them, one text for each person they are of, so that an engine hears of them as if they
 * had been told again. What counts from a day that is past ('yesterday') is left out.
 */
export function retold(facts: readonly Fact[]): string[] {
  const byPerson = new Map<string, string[]>();
  for (const fact of facts) {
    if (fact.kind === 'date' && isRelative(fact.value)) continue;
    if (fact.about === 'she' || fact.about === 'he') continue;
    const about = fact.about ?? '';
    byPerson.set(about, [...(byPerson.get(about) ?? []), sentence(fact, byThemself)]);
  }
  return [...byPerson.values()].map((lines) => lines.join(' '));
}

/** Who speaks: the app to the person, or the person. `we`: the two who were together. */
type Voice = { isRetold: boolean; my: string; me: string; am: string; we: string };
const toPerson: Voice = { isRetold: false, my: 'your', me: 'you', am: 'are', we: 'you' };
const byThemself: Voice = { isRetold: true, my: 'my', me: 'I', am: 'am', we: 'we' };

function sentence(fact: Fact, voice: Voice): string {
  const { kind, about, value } = fact;
  const whom = nameOf(about, voice);
  const isMe = about === 'me';
  const owner = isMe ? voice.my : about === null ? 'the' : `${whom}’s`;
  return `${capitalise(text())}.`;

  function text(): string {
    if (kind === 'person')
      return voice.isRetold ? `I told you about ${whom}` : `you told me about ${whom}`;
    if (kind === 'loss') return lossOf(value, whom, isMe || about === null, voice);
    if (kind === 'name') return `${owner} name is ${value}`;
    if (kind === 'nickname') return `${whom} is also called ${value}`;
    if (kind === 'age') return ageOf(fact, isMe ? voice.me : whom, owner, voice);
    if (kind === 'count') return countOf(fact, whom, voice);
    if (kind === 'date') return dateOf(fact, whom, owner, voice);
    if (kind === 'place') return placeOf(fact, whom, voice);
    if (kind === 'song') return about === null ? `a song: ${value}` : `${owner} song: ${value}`;
    return kind === 'helps' ? `this helps: ${value}` : `this hurts: ${value}`;
  }
}

const nameOf = (about: string | null, { my }: Voice) =>
  about === null ||
  /^(?:she|he)$/.test(about) ||
  (relationOf(about).relation === 'other' && /^\p{Lu}/u.test(about))
    ? (about ?? '')
    : `${my} ${about}`;

function lossOf(value: string, whom: string, isOwn: boolean, { me, we, am }: Voice): string {
  if (value === 'miscarriage') return `${me} had a miscarriage`;
  if (value === 'parted') return isOwn ? `${we} broke up` : `${me} and ${whom} broke up`;
  if (value === 'divorced') return `${me} ${am} divorced or separated`;
  if (value === 'lost') return `${me} have lost ${whom}`;
  return value === 'left' ? `${whom} left` : `${whom} died`;
}

function ageOf({ of, value }: Fact, whom: string, owner: string, voice: Voice): string {
  const years = /\D/.test(value) ? `${value} old` : value;
  if (of === 'would be') return `${whom} would be ${years}`;
  if (of === 'then') return voice.isRetold ? `I was ${years} then` : `you were ${years} then`;
  if (!voice.isRetold) return `${owner} age: ${value}`;
  return whom === 'I' ? `I am ${years}` : `${whom} turned ${years}`;
}

function countOf({ of, value }: Fact, whom: string, { me, we }: Voice): string {
  if (of === 'married' || of === 'together') return `${we} were ${of} for ${value}`;
  if (of === 'known') return `${me} knew ${whom} for ${value}`;
  if (of === 'cared') return `${me} cared for ${whom} for ${value}`;
  if (of === 'ill') return `${whom} was ill for ${value}`;
  if (of === 'had') return `${me} had ${whom} for ${value}`;
  return `${me} have ${value} ${of}`;
}

function dateOf(
  { of, value, about }: Fact,
  whom: string,
  owner: string,
  { me, we }: Voice,
): string {
  if (of === 'died' || of === 'left') return `${whom} ${of}: ${value}`;
  if (of === 'lost') return `${me} lost ${whom}: ${value}`;
  if (of === 'born') return `${whom} was born: ${value}`;
  if (of === 'ill') return `${whom} became ill: ${value}`;
  if (of === 'married') return `${we} got married: ${value}`;
  if (of === 'met') return `${we} met: ${value}`;
  if (of === 'parted') return `${we} broke up: ${value}`;
  return `${about === null ? 'the' : owner} ${of}: ${value}`;
}

function placeOf({ of, value, about }: Fact, whom: string, { me, we, am }: Voice): string {
  if (about === 'me') return of === 'live' ? `${me} live in ${value}` : `${me} ${am} from ${value}`;
  if (of === 'met' || of === 'married')
    return `${we} ${of === 'met' ? 'met' : 'got married'} here: ${value}`;
  if (of === 'funeral') return `the funeral was here: ${value}`;
  if (of === 'ashes') return `${whom}’s ashes are here: ${value}`;
  const did: Record<string, string> = {
    died: 'died here',
    buried: 'is buried here',
    from: 'came from',
    lived: 'lived here',
    born: 'was born here',
  };
  return `${whom} ${did[of ?? ''] ?? 'was here'}: ${value}`;
}
