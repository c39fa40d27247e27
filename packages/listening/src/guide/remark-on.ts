import type { Turn } from '../engine.ts';
import { linesOf } from './lines.ts';
import type { Memory } from './memory.ts';
import { wouldMock } from './question-harm.ts';
import { mayAskOn, mayRemark, weighs } from './remark-words.ts';
import { blamesSelf } from './self-blame.ts';
import { applyTone } from './tone.ts';
import { usable } from './usable-lines.ts';
import { speaksOfWhoIsMeant } from './who-is-meant.ts';

/** A word of one's own to what was told, and how sure the reader is of it, from 0 to 1. */
export type Remark = { text: string; score: number };

/** What the reader is sure that a good listener might say to what was told. */
export function remarkOn(memory: Memory, turn: Turn): Remark | null {
  const { latest } = memory;
  if (!onlyTells(latest) || givesName.test(latest.text)) return null;
  const remark = latest.reading?.about.remarks
    .slice(0, likeliest)
    .find((each) => mayRemark(each, latest.text) && !wouldMock(each.id, memory));
  if (!remark) return null;
  const text = usable(`remark-${remark.id}`, 'say', memory, turn, false).find(
    (each) => !namesSomebody(`remark-${remark.id}`, each, turn) || isOfOnePerson(memory),
  );
  return text ? { text, score: remark.score } : null;
}

/** 'Her name was Ruth': there is nothing to add to a name. */
const givesName = /^(?:his|her|their) name (?:was|is) \p{L}+(?:,? you know)?[.! ]*$/iu;

/** Whether a wording was filled with a person. */
const namesSomebody = (topic: string, said: string, { tone }: Turn): boolean =>
  !linesOf(topic).some(({ text }) => !text.includes('{') && applyTone(text, tone) === said);

/** 'She did my ex-husband's cough', which the parrot did, is no word about him. */
const isOfOnePerson = (memory: Memory): boolean => {
  const { text } = memory.latest;
  const isOfTwo = /\b(?:he|him|his)\b/i.test(text) && /\b(?:she|her|hers)\b/i.test(text);
  return !isOfTwo && speaksOfWhoIsMeant(memory);
};

/** Questions about what was told. To ask what fits less well does less harm than to say it, so the reader needs to be less sure. */
export function asksOn(memory: Memory, turn: Turn): string[] {
  const { latest } = memory;
  const [likely] = latest.reading?.about.remarks ?? [];
  return onlyTells(latest) && likely && mayAskOn(likely, latest.text)
    ? usable(`remark-${likely.id}`, 'ask', memory, turn, true)
    : [];
}

/** Whether it may be asked how that is for the person: what was told is long, or the reader hears in it what weighs. */
export function mayAskHow({ latest, pastReplies, isYoung }: Memory): boolean {
  if (!onlyTells(latest) || latest.act === 'joy' || isYoung) return false;
  if ((latest.reading?.level ?? 0) > 0 || blamesSelf(latest)) return false;
  if (isAskedHow.test(latest.text)) return false;
  if (pastReplies.slice(0, 5).some((reply) => asksHow.test(reply))) return false;
  const remarks = latest.reading?.about.remarks ?? [];
  if (remarks[0] && isLight.has(remarks[0].id)) return false;
  const isHeavy = remarks.some((each) => !isLight.has(each.id) && weighs(each, latest.text));
  return isHeavy || latest.wordCount >= wordsThatWeigh;
}

const asksHow = /\bHow is (?:it|that)\b[^?]*\?$/;
/** 'Everybody asks how I am, and I am sick of it.' */
const isAskedHow = /\bask\w*\b[^.?!]{0,20}\bhow\b|\bhow (?:am I|I am|I'm|are you)\b/i;
const light = ['glad', 'wry', 'laughed', 'good-story', 'pride', 'small-thing'];
const isLight: ReadonlySet<string> = new Set(light);
/** So many words are seldom about the weather alone. */
const wordsThatWeigh = 16;

/** It asks for nothing, and says enough to say something of. */
export const onlyTells = ({ act, sentences, wordCount }: Memory['latest']): boolean =>
  (!act || tells.has(act)) &&
  !sentences.some(({ isQuestion }) => isQuestion) &&
  wordCount >= fewestWordsToRemark;

/** 'Her name was Ruth' says too little to say anything of. */
const fewestWordsToRemark = 5;
/** Of the remarks that the reader names. */
const likeliest = 3;
const tells: ReadonlySet<string> = new Set(['tell', 'joy']);
