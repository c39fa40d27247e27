import type { MessageAnalysis } from './analyse-message.ts';
import type { LossKind } from './losses.ts';
import type { Person } from './mentions.ts';
import type { DialogueAct, Template } from './template.ts';

/** A sentence of the person, and whom it is about. */
export type Statement = { text: string; person: Person | null };

/** A topic, mood or loss that the person spoke of. */
export type MentionedTopic = {
  id: string;
  /** For a summary, with the names that are known. */
  label: string;
  rawLabel: string;
  turn: number;
  weight: number;
};

/** What is known from the conversation so far. Nothing is stored: it is built anew from all messages for every turn. */
export type DialogueState = {
  /** The number of the latest message, from 1. */
  turn: number;
  people: Person[];
  /** Who died or left. */
  lostPerson: Person | null;
  /** Whom the latest message is about. */
  focusPerson: Person | null;
  lossKind: LossKind | null;
  /** The turn in which the loss was told. */
  lossToldAt: number;
  timeSince: string | null;
  duration: string | null;
  /** The turn in which somebody was last given a name. */
  namedAt: number;
  mentionedTopics: MentionedTopic[];
  statements: Statement[];
  /** What they would say to the lost person, in their own words. */
  wordsForLostPerson: string[];
  whatHelped: string | null;
  latest: MessageAnalysis;
  /** The companion's replies, newest first. */
  pastReplies: string[];
  /** The templates that the last reply was made of. */
  lastTemplates: readonly Template[];
  lastQuestion: DialogueAct | null;
  turnsSinceSummary: number;
  turnsSinceOffer: number;
  /** The last reply asked about danger. */
  isAfterRiskQuestion: boolean;
  /** The last turn that spoke of danger; below 0 if none did. */
  lastDangerTurn: number;
  /** They asked not to have their words given back. */
  refusesEchoes: boolean;
};
