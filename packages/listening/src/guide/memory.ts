import { saysYoungChild } from '../danger/is-young-child.ts';
import type { Turn, WritingType } from '../engine.ts';
import type { LossEvent } from '../reader/about.ts';
import { addsToRequest } from './adds-to-request.ts';
import { resolveMentions, resolvePerson } from './coreference.ts';
import { correctPeople, correctSex, renamePerson } from './corrections.ts';
import { isBesideWhatIsTold, notDead, ofTheOne, rememberFate, saidNobodyDied } from './fates.ts';
import { heardFirst } from './heard-first.ts';
import { isCorrection } from './is-correction.ts';
import { noteLimits } from './limits.ts';
import { lossesInWords } from './losses-in-words.ts';
import type { Person } from './mentions.ts';
import { asksForName } from './names.ts';
import { type Message, readMessage } from './read-message.ts';
import { mayWantText, writingAskedFor } from './writing-requests.ts';

/** A sentence of the person, and whom it is about. */
export type Statement = {
  text: string;
  person: Person | null;
  turn: number;
  /** It puts right what was told before. */
  putsRight: boolean;
};

/** What is known from the conversation so far. Nothing is stored: it is built anew from all messages for every turn. */
export type Memory = {
  /** The number of the latest message, from 1. */
  turn: number;
  latest: Message;
  people: Person[];
  /** Who died or left. */
  lostPerson: Person | null;
  /** Whom the latest message is about. */
  focusPerson: Person | null;
  /** What the person told to have happened, by any message. */
  events: Set<LossEvent>;
  /** What the latest message told for the first time. */
  newEvents: LossEvent[];
  timeSince: string | null;
  /** The turn in which somebody was last given a name. */
  namedAt: number;
  statements: Statement[];
  /** What was told beside a request for a text: it can be asked for again, and stands in no other text. */
  besideRequests: Statement[];
  /** All messages of the person, questions and requests as well. */
  everything: string;
  /** What they would say to the lost person, in their own words. */
  wordsForLostPerson: string[];
  /** The companion's replies, newest first. */
  pastReplies: string[];
  /** The replies that the person said to be wrong. */
  refusedReplies: string[];
  /** The person asked for short answers. */
  wantsShort: boolean;
  /** The latest message says how not to answer: 'don't say she is watching over me'. */
  asksForStyle: boolean;
  /** A child under 13 writes. */
  isYoung: boolean;
  /** The person asked for no more questions. */
  wantsNoQuestions: boolean;
  /** The latest message says what is not to be talked about. */
  isClosing: boolean;
  /** What the message before asked to be written. */
  writingBefore: WritingType | null;
  /** The words with which a text was asked for last, with what was added to them. */
  request: string;
  /** The turn in which that was. */
  requestedIn: number;
  /** What was just corrected: the right word and the wrong one, or '' where nothing was wrong. */
  corrected: { right: string; wrong: string } | null;
};

/** From here on the reader is believed, and from here on where the words say the same. */
const [sure, sureWithWords] = [0.7, 0.2];

/** Losses that are believed only where the words say so: to be wrong about them would hurt too much. */
const onlyWithWords: ReadonlySet<LossEvent> = new Set(['suicide', 'stillbirth', 'miscarriage']);

const plainWords: Partial<Record<LossEvent, RegExp>> = {
  died: /\b(?:died|dead|passed(?: away| on)?(?!! | (?:me|him|her|us|it|them|my|his|the|a|an|out|by|through|over|round|around|up|down|into|along|for|with|english|maths|everything)\b|!|["'])|(?:was|were|got|been|is) killed|killed (?:in|on|by|at|when)|killed (?:him|her|them)sel\w+)\b/i,
  suicide: /\b(?:suicide|killed (?:him|her)self|took (?:his|her) (?:own )?life)\b/i,
  stillbirth: /\b(?:still ?born|stillbirth|born (?:still|sleeping|dead|silent|without life))\b/i,
  miscarriage: /\b(?:miscarr\w*|lost (?:the|our|my|a) (?:baby|pregnancy)|no heart ?beat)\b/i,
  left: /\b(?:left|dumped|walked out)\b/i,
  parted: /\b(?:broke up|split up|divorc\w*|separated)\b/i,
};

/** Builds the memory from all messages of the conversation. The last is the person's. */
export function rememberAll({ messages, readings }: Turn): Memory {
  const newest = messages.findLastIndex(({ role }) => role === 'user');
  const memory: Memory = {
    turn: 0,
    latest: readMessage('', null),
    people: [],
    lostPerson: null,
    focusPerson: null,
    events: new Set(),
    newEvents: [],
    timeSince: null,
    namedAt: 0,
    statements: [],
    besideRequests: [],
    everything: '',
    wordsForLostPerson: [],
    pastReplies: [],
    refusedReplies: [],
    writingBefore: null,
    request: '',
    requestedIn: -1,
    corrected: null,
    wantsNoQuestions: false,
    isYoung: false,
    wantsShort: false,
    asksForStyle: false,
    isClosing: false,
  };
  for (const { id, role, text } of messages.slice(0, newest + 1)) {
    if (role === 'companion') memory.pastReplies.unshift(text);
    else
      rememberOne(
        memory,
        heardFirst(memory.pastReplies, readMessage(text, readings?.get(id) ?? null)),
      );
  }
  return memory;
}

function rememberOne(memory: Memory, message: Message): void {
  memory.turn += 1;
  memory.everything += ` ${message.text}`;
  memory.writingBefore = memory.turn > 1 ? writingAskedFor(memory.latest) : null;
  memory.latest = message;
  memory.newEvents = [];
  memory.corrected = null;
  memory.isClosing = false;
  memory.asksForStyle = false;
  const [lastReply] = memory.pastReplies;
  memory.isYoung ||= saysYoungChild(message.text);
  noteLimits(memory, message);
  if (message.act === 'misread') {
    if (lastReply) memory.refusedReplies.push(lastReply);
    if (putsRightInWords.test(message.text)) rememberStatements(memory, message);
    return;
  }
  const mayPutRight = isCorrection(message) || /\bnot [A-Z]/.test(message.text);
  memory.corrected =
    renamePerson(memory, message) ??
    correctSex(memory, message) ??
    (mayPutRight ? correctPeople(memory, message) : null);
  if (memory.corrected) {
    rememberStatements(memory, message);
    return;
  }
  if (message.act === 'be-dead' || message.act === 'hostile') return;
  const isNameAsked = asksForName(lastReply ?? '');
  memory.focusPerson =
    resolveMentions(memory, message, memory.turn, isNameAsked) ??
    memory.lostPerson ??
    memory.focusPerson;
  rememberEvents(memory, message);
  rememberFate(memory, message);
  memory.timeSince ??= message.timeSince;
  rememberStatements(memory, message);
}

function rememberEvents(memory: Memory, { reading, text, sentences }: Message): void {
  if (reading?.whose === 'quoted') return;
  const isBeside = isBesideWhatIsTold(memory, text);
  for (const event of lossesInWords(sentences))
    if (event !== 'died' || !isBeside) noteEvent(memory, event);
  if (!reading) return;
  for (const [event, score = 0] of Object.entries(reading.about.events) as [LossEvent, number][]) {
    const isInWords = plainWords[event]?.test(text.replace(ofTheOne, '')) === true;
    if (score < (isInWords ? sureWithWords : sure)) continue;
    if (onlyWithWords.has(event) && !isInWords) continue;
    if (
      event === 'died' &&
      (isBeside || notDead.test(text) || (!isInWords && saidNobodyDied(memory)))
    )
      continue;
    noteEvent(memory, event);
  }
}

function noteEvent(memory: Memory, event: LossEvent): void {
  if (!memory.events.has(event)) memory.newEvents.push(event);
  memory.events.add(event);
}

function rememberStatements(memory: Memory, message: Message): void {
  const isTold = !message.act || !notTold.has(message.act) || putsRightInWords.test(message.text);
  const asksForText = writingAskedFor(message) !== null || mayWantText(message);
  if (asksForText)
    memory.request =
      memory.requestedIn === memory.turn - 1 ? `${memory.request}. ${message.text}` : message.text;
  if (asksForText) memory.requestedIn = memory.turn;
  const asksForWriting =
    asksForText ||
    (writes.has(message.act ?? '') && message.wordCount <= longestRequest) ||
    (memory.writingBefore !== null && addsToRequest(message));
  const putsRight = isCorrection(message) || putsRightInWords.test(message.text);
  for (const { text, isQuestion } of message.sentences) {
    const outright = text.match(
      /^(?:I (?:would|want to|wanted to|wish I could)|I'd) (?:say(?! (?:I was|I am|I'm|it|that|so)\b)|tell (?:him|her|them))[,:]? (.+)/i,
    )?.[1];
    if (outright) memory.wordsForLostPerson.push(outright);
    if (!isTold || isQuestion) continue;
    // 'You have got it wrong, it was August' holds what is right.
    if (secondPerson.test(text) && !putsRightInWords.test(text)) continue;
    const person = resolvePerson(memory, text) ?? memory.focusPerson;
    const statement = { text, person, turn: memory.turn, putsRight };
    if (!asksForWriting) memory.statements.push(statement);
    else if (!ofRequest.test(text)) memory.besideRequests.push(statement);
  }
}

const writes: ReadonlySet<string> = new Set([
  ...['letter', 'poem', 'reflect', 'ask-letter', 'ask-poem', 'ask-text'],
]);
/** Words. What asks for a text and is longer also tells something. */
const longestRequest = 30;

const ofRequest =
  /\b(?:write|draft|please|pls|help me|for me|letter|poem|message|text|email|card)\b/i;

/** Acts whose words are about the conversation, and nothing to be told again. */
const notTold: ReadonlySet<string> = new Set([
  'misread',
  'remember',
  'ask-recall',
  'hostile',
  'be-dead',
  'hello',
  'bye',
  'thanks',
  'ask-me',
]);

const putsRightInWords =
  /^(?:(?:no|nope|sorry|wait|oh|actually|I mean|so I think|well)\b[,. ]*(?:it was|it's|it is|the|he was|she was|they were|we met|I am|I was|\d|four|five|six|seven|eight|not|\w+ not|\d)|not \w+[,.!] |it's \S+(?: \S+)?, not )|\b(?:typed it wrong|I must correct|to be (?:accurate|exact|precise)|autocorrect|not even|correction:|make that|I did the maths|scrap that|turns out|(?:it's|its|it is|been) moved to|thinking of the other|that's the figure)\b|^(?:also |well |and )?(?:it|he|she) was \w+(?: \w+)? (?:so )?not \b/i;

const secondPerson = /\b(?:you|your|you're|you've)\b/i;
