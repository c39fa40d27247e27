import type { Memory } from './memory.ts';
import { mentionsIn } from './mentions.ts';
import { mayBeMisread, mayCorrect } from './read-message.ts';
import type { Relation } from './relations.ts';

/** Topics that are about one relation, by how their names begin. */
const relationOfTopic: readonly [RegExp, readonly Relation[]][] = [
  [/^(?:pet-|just-a-pet)/, ['pet']],
  [/^parent-died/, ['parent']],
  [/^sibling-died/, ['sibling']],
  [/^grandparent-died/, ['grandparent']],
  [/^friend-died/, ['friend']],
  [/^partner-died/, ['partner']],
];

/** Topics of an end without a death. */
const ofParting =
  /^(?:break-up|left-for|ex-|the-ex|anger-at-the-ex|missing-the-ex|seeing-the-ex|friends-drifted|shared-friends|dating-again|ghosted|no-contact|on-and-off|checking-their-profile|they-got-in-touch|divorce|wedding-cancelled|trust-broken|found-out-cheating|love-not-returned|hoping-they-come-back|i-ended-it)/;

/** Topics of somebody who lives. */
const ofTheLiving =
  /^(?:dementia-|caring-now|waiting-for-results|treatment-decision|knowing-they-will-die|pet-is-ill)/;

const deaths = ['died', 'suicide', 'stillbirth', 'miscarriage'] as const;
const partings = ['left', 'i-left', 'parted', 'cheated', 'estranged'] as const;

export const hasDied = (events: Memory['events']): boolean =>
  deaths.some((event) => events.has(event));
export const hasParted = (events: Memory['events']): boolean =>
  partings.some((event) => events.has(event));

/** Said of oneself or asked for: 'my mother says don't talk about it' and 'she doesn't talk to me' are no wish of theirs. */
const wantsNoTalk =
  /\b(?:I|we)(?:'d| would|'m| am)? (?:\p{L}+ )?(?:don't|do not|can't|cannot|won't|not|never)\b[^.?!]{0,24}\b(?:talk|speak|go|say|discuss|think)\w*\b|\b(?:rather not|let's not|can we not|not (?:now|today|tonight|yet|ready)|something else|anything else|change (?:the )?subject|leave (?:it|that)|drop it|skip (?:it|that)|don't (?:ask|make me|want to)|do not (?:ask|want to)|no more about|go there|enough (?:about|of)|stop talking)\b/iu;

/**
 * Whether a topic that the reader hears can be meant, by what the person has told: no animal where a grandfather died, and no
 * break-up where somebody is dead and nobody left.
 */
export function topicFits(topic: string, { latest, lostPerson, people, events }: Memory): boolean {
  const relations = relationOfTopic.find(([pattern]) => pattern.test(topic))?.[1];
  if (relations) {
    const named = mentionsIn(latest.text).filter(({ word }) => word !== '');
    const about = named.length > 0 ? named : lostPerson ? [lostPerson] : [];
    if (about.length > 0 && !about.some(({ relation }) => relations.includes(relation)))
      return false;
  }
  if (/^(?:act-correction|corrected)$/.test(topic) && !mayCorrect(latest.text)) return false;
  if (topic === 'act-misread' && !mayBeMisread(latest.text)) return false;
  if (topic === 'act-not-talk-about-it' && !wantsNoTalk.test(latest.text)) return false;
  if (/suicide/.test(topic) && !events.has('suicide')) return false;
  if (ofParting.test(topic) && hasDied(events) && !hasParted(events)) return false;
  const somebodyLives = people.some(({ isDead }) => !isDead);
  return !(ofTheLiving.test(topic) && lostPerson?.isDead && !somebodyLives);
}
