import type { Turn } from '../engine.ts';
import { toneTails } from './arrivals.ts';
import { piecesFrom } from './bank.ts';
import { faultIn } from './check.ts';
import { composed, type Desk, joined, type Said, sayable } from './compose.ts';
import { chance } from './dice.ts';
import { draftFor } from './drafts.ts';
import { summaryOf } from './look-back.ts';
import type { Move } from './piece.ts';
import { type Plan, planFor } from './plan.ts';
import type { Reading } from './read.ts';
import { type Memory, remember } from './remember.ts';
import { baseSlots, isUnclear, type Source, sourcesFor } from './sources.ts';
import { inTone } from './tone.ts';

/** The whole reply to a turn: read, plan, compose, check. The same turn gives the same reply. */
export function respond(turn: Turn, read: (text: string) => Reading): string {
  const memory = remember(turn, read);
  const draft = memory.newest.act?.id === 'risk' ? null : draftFor(turn, memory);
  if (draft) return draft;
  const plan = planFor(memory);
  const desk: Desk = {
    seed: `${turn.seed}/${memory.turn}/${memory.newest.text}`,
    text: memory.newest.text,
    tone: turn.tone,
    replies: memory.replies,
    lastFamilies: new Set(memory.lastPieces.map((piece) => piece.family)),
    mayAsk: plan.mayAsk,
    sentences: plan.sentences,
  };
  const act = actFor(memory);
  const answer =
    (act ? answerAct(act, memory, plan, desk) : null) ??
    (plan.summary ? summaryOf(memory, desk) : null) ??
    answerTelling(turn, memory, plan, desk) ??
    anything(memory, desk);
  return withTail(joined(answer), turn, memory, plan, desk);
}

/** Questions that are asked about the one who was lost. */
const aboutLost = new Set(['proud', 'hear-me', 'persona']);
const always = new Set(['risk', 'after-risk-yes', 'after-risk-no', 'harm']);
const gives = new Set([
  'hostile',
  'thanks',
  'sorry',
  'disagree',
  'greeting',
  'nod',
  'yes',
  'no',
  'normal',
  'only-one',
]);

/** What the message does, when it does something that wants its own answer. */
function actFor(memory: Memory): string | null {
  const { newest } = memory;
  if (newest.act && always.has(newest.act.id)) return newest.act.id;
  if (memory.atRisk)
    return /\b(?:yes|yeah|maybe|i am|i do|tonight|i have)\b/i.test(newest.text)
      ? 'after-risk-yes'
      : 'after-risk-no';
  if (newest.foreign) return 'language';
  if (/\bnot [A-Z]/.test(newest.text) && memory.focus?.name && newest.count <= 10) return 'renamed';
  if (memory.namedAt === memory.turn && newest.count <= 7) return 'named';
  if (
    memory.focus?.name &&
    newest.count <= 5 &&
    /\b(?:name(?: did (?:he|she|they) go by)?|call (?:them|him|her))\?\s*$/.test(
      memory.replies[0] ?? '',
    )
  )
    return 'named';
  if (newest.act) return newest.act.id;
  return isUnclear(memory) ? 'unclear' : null;
}

function answerAct(act: string, memory: Memory, plan: Plan, desk: Desk): Said[] | null {
  const own: Source = {
    id: `act.${act}`,
    score: 100,
    pieces: piecesFrom(`act.${act}`),
    slots: aboutLost.has(act)
      ? { ...baseSlots(memory), person: memory.lost ?? memory.focus }
      : baseSlots(memory),
  };
  const free = { ...desk, mayAsk: desk.mayAsk || always.has(act), sentences: 4 };
  const said = sayable([own], free);
  const told =
    memory.lossTold === memory.turn ||
    (memory.newest.count > 11 && memory.newest.frames.length + memory.newest.topics.length > 0);
  if (gives.has(act) && told) {
    const opening = said.filter(
      (one) =>
        !one.text.includes('?') && (one.piece.move === 'reflect' || one.piece.move === 'normal'),
    );
    const rest = sayable(sourcesFor(memory, plan), { ...desk, sentences: 5 });
    const both = composed(
      [
        ['normal', 'reflect'],
        ['reflect', 'meaning'],
        ['reflect', 'reflect'],
      ],
      [...opening, ...rest.map((one) => ({ ...one, score: one.score - 60 }))].sort(
        (a, b) => b.score - a.score,
      ),
      { ...desk, sentences: 5 },
    );
    return both ?? composed(plan.recipes, rest, desk);
  }
  const recipes: (readonly Move[])[] = [
    ['askIf'],
    ['reflect', 'ask'],
    ['reflect', 'normal'],
    ['normal', 'ask'],
    ['reflect'],
    ['normal'],
    ['presence'],
    ['ask'],
  ];
  const plain =
    act === 'unclear' && !memory.lastPieces.some((piece) => piece.id.startsWith('act.unclear'));
  if (memory.newest.count <= 4 && !always.has(act) && !plain)
    recipes.unshift(...shortFirst(desk, memory));
  return composed(recipes, said, free);
}

/** Two words get one sentence; a question only now and then. */
const shortFirst = (desk: Desk, memory: Memory): (readonly Move[])[] =>
  desk.mayAsk && chance(desk.seed, 'ask') < 0.5 && memory.turn > 1
    ? [['ask'], ['presence'], ['reflect']]
    : [['presence'], ['reflect'], ['ask']];

function answerTelling(turn: Turn, memory: Memory, plan: Plan, desk: Desk): Said[] | null {
  const said = sayable(sourcesFor(memory, plan), desk);
  if (plan.offer) {
    const offers = sayable(
      [
        {
          id: 'offer',
          score: 50,
          pieces: piecesFrom('offer'),
          slots: { ...baseSlots(memory), person: memory.lost },
        },
      ],
      desk,
    );
    const offered = composed(
      [
        ['reflect', 'offer'],
        ['affirm', 'offer'],
      ],
      [...said, ...offers],
      { ...desk, sentences: 5 },
    );
    if (offered && chance(desk.seed, 'offer') < 0.7) return offered;
  }
  const emotion = memory.turn === 1 ? turn.emotions[0] : undefined;
  if (emotion && memory.newest.count > 3) {
    const rest = composed(plan.recipes, said, desk);
    const arrivals = sayable(
      [{ id: `arrive.${emotion}`, score: 0, pieces: piecesFrom(`arrive.${emotion}`), slots: {} }],
      desk,
    );
    const [arrival] = arrivals;
    if (rest && arrival && faultIn(joined([arrival, ...rest]), desk.replies) === null)
      return [arrival, ...rest];
  }
  return composed(plan.recipes, said, desk);
}

/** When all that fits has been used up: something short and quiet that was not said lately. */
function anything(memory: Memory, desk: Desk): Said[] {
  const quiet = [
    'presence',
    'act.nod',
    'act.dunno',
    'act.yes',
    'act.no',
    'act.unclear',
    'quote',
    'echo',
  ].map((id): Source => ({ id, score: 10, pieces: piecesFrom(id), slots: baseSlots(memory) }));
  const said = sayable(quiet, { ...desk, lastFamilies: new Set() });
  const found = composed([['presence'], ['reflect'], ['ask']], said, desk);
  return found ?? said.slice(0, 1);
}

/** Tones change the rhythm of some replies that ask nothing; never their content. */
function withTail(text: string, turn: Turn, memory: Memory, plan: Plan, desk: Desk): string {
  if (
    text.includes('?') ||
    memory.newest.count <= 6 ||
    memory.newest.act ||
    plan.phase === 'arrive'
  )
    return text;
  if (chance(desk.seed, 'tail') > (turn.tone === 'soothing' ? 0.5 : 0.2)) return text;
  const tails = toneTails[turn.tone];
  for (let step = 0; step < tails.length; step++) {
    const tail =
      tails[(Math.floor(chance(desk.seed, 'which') * tails.length) + step) % tails.length];
    const whole = `${text} ${inTone(tail ?? '', turn.tone)}`;
    if (faultIn(whole, desk.replies) === null) return whole;
  }
  return text;
}
