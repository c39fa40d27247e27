import type { Turn } from '../engine.ts';
import type { MessageAnalysis } from './analyse-message.ts';
import { resolveMentions, resolvePerson } from './coreference.ts';
import type { DialogueState } from './dialogue-state.ts';
import type { LossKind } from './losses.ts';
import type { Person } from './mentions.ts';
import { asksForName } from './names.ts';
import { templatesOf } from './reply-bank.ts';
import { isMadeFrom, templatesIn } from './template-detection.ts';
import { labelledTopics, recordMessage } from './topic-history.ts';

/** Builds the dialogue state from all messages of the conversation. */
export function trackState(turn: Turn, analyse: (text: string) => MessageAnalysis): DialogueState {
  const { messages } = turn;
  const own = messages.filter(({ role }) => role === 'user');
  const pastReplies = messages
    .slice(
      0,
      messages.findLastIndex(({ role }) => role === 'user'),
    )
    .filter(({ role }) => role === 'companion')
    .map(({ text }) => text)
    .reverse();
  const lastTemplates = pastReplies[0] ? templatesIn(pastReplies[0]) : [];
  const state: DialogueState = {
    turn: own.length,
    people: [],
    lostPerson: null,
    focusPerson: null,
    lossKind: null,
    lossToldAt: 0,
    timeSince: null,
    duration: null,
    namedAt: 0,
    mentionedTopics: [],
    statements: [],
    wordsForLostPerson: [],
    whatHelped: null,
    latest: analyse(own.at(-1)?.text ?? ''),
    pastReplies,
    lastTemplates,
    lastQuestion:
      lastTemplates.find(({ act, text }) => act.startsWith('ask') && text.includes('?'))?.act ??
      null,
    turnsSinceSummary: turnsSince(pastReplies, 'summary'),
    turnsSinceOffer: turnsSince(
      pastReplies,
      'offer',
      /write "?a (?:letter|poem|reflection)"?|in your journal/i,
    ),
    lastDangerTurn: -9,
    refusesEchoes: own.slice(-9).some(({ text }) => analyse(text).intent?.id === 'repeats'),
    isAfterRiskQuestion: lastTemplates.some(({ id }) => id.startsWith('act.risk')),
  };
  for (const [index, message] of own.entries()) {
    const before = messages[messages.indexOf(message) - 1];
    const isNameAsked =
      (before?.role === 'companion' && asksForName(before.text)) ||
      (index > 0 && /\bnames?\b/i.test(own[index - 1]?.text ?? ''));
    applyMessage(state, analyse(message.text), index + 1, isNameAsked);
  }
  state.mentionedTopics = labelledTopics(state);
  return state;
}

function applyMessage(
  state: DialogueState,
  message: MessageAnalysis,
  turn: number,
  isNameAsked: boolean,
): void {
  state.focusPerson =
    resolveMentions(state, message, turn, isNameAsked) ?? state.lostPerson ?? state.focusPerson;
  const speaksOfDanger = message.intent?.id === 'risk' || message.intent?.id === 'harm';
  if (speaksOfDanger) state.lastDangerTurn = turn;
  // What was said in danger, or right after it, is never given back later.
  if (speaksOfDanger || turn - state.lastDangerTurn === 1) return;
  applyLosses(state, message, turn);
  state.timeSince ??= message.timeSince;
  state.duration ??= message.duration;
  recordMessage(state, message, turn);
  state.whatHelped = whatHelpedIn(message.text) ?? state.whatHelped;
}

/** The gravest first: a graver loss replaces the one that is known. */
const byGravity: readonly LossKind[] = [
  'suicide',
  'baby',
  'pet',
  'death',
  'estrangement',
  'separation',
  'illness',
  'work',
  'stuck',
];

function applyLosses(state: DialogueState, message: MessageAnalysis, turn: number): void {
  for (const { loss, clause } of message.losses) {
    const focus = state.focusPerson?.relation === 'other' ? null : state.focusPerson;
    const person = resolvePerson(state, clause.text) ?? focus;
    if (loss.relations && !(person && loss.relations.includes(person.relation))) continue;
    const kind = loss.kind === 'death' && person?.relation === 'pet' ? 'pet' : loss.kind;
    const { lossKind } = state;
    const isGraver = !lossKind || byGravity.indexOf(kind) < byGravity.indexOf(lossKind);
    if (!isGraver && lossKind !== 'stuck') continue;
    if (kind !== lossKind) state.lossToldAt = turn;
    state.lossKind = kind;
    if (person) loseOne(state, person, kind);
  }
  state.lostPerson ??= state.people.find(({ isDead, isGone }) => isDead || isGone) ?? null;
}

function loseOne(state: DialogueState, person: Person, kind: LossKind): void {
  state.lostPerson = person;
  if (kind === 'death' || kind === 'suicide' || kind === 'pet') person.isDead = true;
  if (kind === 'separation' || kind === 'estrangement') person.isGone = true;
}

/** 'the garden helps': what has helped, by the person's own account. */
function whatHelpedIn(text: string): string | null {
  const noun = text.match(
    /\b(?:the |my )([a-z ]{3,24}?) (?:helped|helps|is helping|has helped)\b/i,
  )?.[1];
  return noun ? `the ${noun.toLowerCase()}` : null;
}

/** How many replies ago a group of templates was last used, or words like theirs; 99 for never. */
function turnsSince(replies: readonly string[], groupId: string, alike?: RegExp): number {
  const templates = templatesOf(groupId);
  const index = replies.findIndex(
    (reply) => alike?.test(reply) || templates.some((template) => isMadeFrom(template, reply)),
  );
  return index < 0 ? 99 : index + 1;
}
