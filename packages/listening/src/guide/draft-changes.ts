import { type Content, contentToAdd } from './draft-content.ts';
import { changeNotes, draftNotes } from './draft-lines.ts';
import type { Memory } from './memory.ts';
import { frameNotes, wholeNotes } from './message-frames.ts';
import { personOf } from './person-meant.ts';
import { wordsOf } from './text.ts';
import { topicWords } from './write-about.ts';

export const allNotes: readonly string[] = [
  ...draftNotes,
  ...frameNotes,
  ...wholeNotes,
  ...Object.values(changeNotes),
];

/** A draft that was written before: how it begins, its sentences or verses, and how it ends. */
export type Draft = {
  greeting: string | null;
  sentences: readonly string[];
  ending: string | null;
  isVerse: boolean;
  /** How many replies ago, from 0. */
  age: number;
};

/** The draft of one of the last replies. */
export function lastDraft({ pastReplies }: Memory, within = 3): Draft | null {
  const age = pastReplies
    .slice(0, within)
    .findIndex((reply) => allNotes.some((note) => reply.endsWith(note)));
  const reply = pastReplies[age];
  if (age < 0 || reply === undefined) return null;
  const note = allNotes.find((each) => reply.endsWith(each)) ?? '';
  const blocks = reply
    .slice(0, -note.length)
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !/^I cannot make it rhyme\b/.test(block));
  const greeting = /^[^.?!\n]{2,40},$/.test(blocks[0] ?? '') ? (blocks.shift() ?? null) : null;
  const ending = /^(?:Kind regards,|\p{Lu}\p{Ll}+$)/u.test(blocks.at(-1) ?? '')
    ? (blocks.pop() ?? null)
    : null;
  const isVerse = blocks.length > 0 && !blocks.some((block) => /[.?!…]['")]*$/.test(block));
  const sentences = isVerse
    ? blocks.flatMap((block) => block.split('\n'))
    : blocks.flatMap((block) => block.split(/(?<=(?<!\b(?:Mr|Mrs|Ms|Dr))[.?!…]['"’]?)\s+/u));
  return sentences.length > 0 ? { greeting, sentences, ending, isVerse, age } : null;
}

/** The draft with other sentences, as it is shown. */
export const shown = (draft: Draft, sentences: readonly string[], note: string): string =>
  [draft.greeting, sentences.join(draft.isVerse ? '\n' : ' '), draft.ending, note]
    .filter(Boolean)
    .join('\n\n');

/** What is asked of a draft. */
export type Change =
  | { kind: 'shorter' | 'tone' | 'another' }
  | { kind: 'remove'; words: readonly string[] }
  | { kind: 'add'; content: Content; isNew: boolean };

/** What a message asks to be changed. `isNext`: the draft is the reply right before. Null: it asks for no change. */
export function changeIn(memory: Memory, isNext: boolean): Change | null {
  const { latest } = memory;
  const { text } = latest;
  if (latest.act === 'bye' || wordsOf(text).length > longestChange || isNews.test(text))
    return null;
  if (asksOfOther.test(text)) return null;
  if (shorter.test(text)) return { kind: 'shorter' };
  const out = takesOut.exec(text)?.slice(1).find(Boolean);
  if (out !== undefined) return { kind: 'remove', words: topicWords(out) };
  const content = contentToAdd(text, personOf(memory));
  if (content) return { kind: 'add', content, isNew: another.test(text) };
  if (another.test(text)) return { kind: 'another' };
  const isOfTone =
    toneAsked.test(text) || (isNext && wordsOf(text).length <= 8 && toneNamed.test(text));
  return isOfTone && (isNext || ofIt.test(text)) ? { kind: 'tone' } : null;
}
const longestChange = 30;
/** 'How long do people wait before they take the name off the door' asks for no change of a text. */
const asksOfOther =
  /^(?:and |but |so |ok,? )*(?:how (?:long|much|many|often|soon)|when|why|who|where|is it|do people|does)\b/i;

/** 'Sent him something in the end' tells what became of it. */
const isNews =
  /^(?:(?:and|so|well|ok|anyway)[, ]+)*(?:I |I've |I have |just |already )*(?:sent|posted|texted|emailed|read|sang|gave|told|said)\b|\bin the end\b/i;

const shorter =
  /\b(?:shorter|shorten(?: it| that| this)?|too long|(?:cut|trim|boil) (?:it|that|this)(?: down)?|half (?:that|the length|of (?:it|that))|fewer (?:words|sentences|lines)|less (?:long|words)|briefer|tighter|to (?:fit|go) on (?:a|an)|(?:fit|fits) on (?:a|an|one)|less waffle|only (?:one|two|three) (?:lines?|sentences?)|(?:one|two|three|four|\d) (?:lines?|sentences?),? (?:tops|max(?:imum)?|at (?:the )?most))\b/i;
const takesOut =
  /\b(?:take out|leave out|take away|get rid of|lose|remove|delete|cut out|drop) ((?:the|that|anything|everything|all|his|her|my|what|where|any)\b[^.?!]{2,80})|\bwithout (the [^.?!]{2,60})|\b(?:take|leave) ((?:the|that|his|her|my) [^.?!]{2,60}) out\b|^(?:no|not|nothing about|don't mention|don't say) ((?:the|his|her|my|about) [^.?!]{2,60})$/i;
const another =
  /\b(?:another(?: one| version)?|a different (?:one|version)|second one|one more|try again|do (?:it|one) again|other version)\b|^(?:can (?:you|I|we) )?(?:do|try|make|write)(?: me)? (?:a new one|one with)\b/i;
const toneAsked =
  /\b(?:make|keep|want|like|needs?|can|could|maybe|have) (?:\w+ ){0,4}?(?:(?:more|less|not so|a bit|bit) (?:more |less )?\p{L}+|(?:plain|simpl|soft|kind|warm|gentl|funni|polit|firm|light|cheerfull|friendli|cold|nic|clear|hard|sharp|easi|quiet)(?:er|i?er))\b|\b(?:sounds?|bit|too|very|more) (?:flash|posh|stiff|formal|teachery|cold|angry|sad|flowery|harsh|soft|stuffy|holy|churchy|preachy|cheesy|soppy|mushy|fancy|blunt|rude|wordy|grand|robotic|dry)\b|\b(?:more|sounds?) like me\b|\bdoes(?: not|n't) sound like\b/iu;
const toneNamed =
  /^(?:(?:yes|ok|no|hm+|maybe|but|a bit|much|please|too flash)[,. ]+)*(?:(?:more|less|not so|too) \p{L}+|\p{L}+er)(?:[,. ]+(?:please|pls|maybe|then))*[.!]*$/iu;
const ofIt = /\b(?:it|that|this|one|the (?:text|message|letter|card|poem|lines?|email))\b/i;
