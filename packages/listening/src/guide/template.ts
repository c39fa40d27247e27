/**
 * What a template does in a reply. `reflect` gives back what was said, `meaning` interprets it, `normal` says that it is
 * common, `affirm` acknowledges an effort, `presence` only stays, `offer` proposes something. The questions: `ask` is open,
 * `askWho` expects a person, `askIf` a yes or a no, `askName` a name.
 */
export type DialogueAct =
  | 'reflect'
  | 'meaning'
  | 'normal'
  | 'affirm'
  | 'presence'
  | 'ask'
  | 'askWho'
  | 'askIf'
  | 'askName'
  | 'offer';

/** Hand-written texts by their dialogue act. Slots in braces are named in `slots.ts`. */
export type ReplyLines = { readonly [Act in DialogueAct]?: readonly string[] };

/** One text of the reply bank, ready to be chosen. */
export type Template = {
  id: string;
  /** Two templates of a family are never used together, nor one right after the other. */
  family: string;
  act: DialogueAct;
  text: string;
  /** Words that the message must contain for this template to fit it. */
  requires: RegExp | null;
};

/** 'radio, tv> …': only for messages that contain a word starting with one of these. */
const condition = /^([a-z0-9' ,]+)> /;

/** The templates of one group. Their ids feed the seeded choice of replies: they stay the same while lines are only appended. */
export function templatesFrom(groupId: string, lines: ReplyLines): Template[] {
  return Object.entries(lines).flatMap(([act, texts]) =>
    texts.map((line, index) => ({
      id: `${groupId}.${act}.${index}`,
      family: /^(?:act|topic)\./.test(groupId)
        ? `${groupId}.${act}.${index}`
        : `${groupId}.${act.slice(0, 3)}`,
      act: act as DialogueAct,
      text: line.replace(condition, ''),
      requires: wordsRequiredBy(line),
    })),
  );
}

function wordsRequiredBy(line: string): RegExp | null {
  const words = line.match(condition)?.[1];
  return words ? new RegExp(`\\b(?:${words.split(/, ?/).join('|')})`, 'i') : null;
}
