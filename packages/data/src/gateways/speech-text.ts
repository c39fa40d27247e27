import { graphemes } from '@mooring/contract/graphemes';

/** From the specification: longer texts are cut and end with an ellipsis. */
export const maxSpeechLength = 3_800;

/** The text that is read aloud. Never splits a grapheme. */
export function spokenText(text: string): string {
  const whole = text.replace(/\s*\n\s*/g, '\n').trim();
  if (whole.length <= maxSpeechLength) return whole;
  let end = 0;
  for (const { index, segment } of graphemes(whole)) {
    if (index + segment.length > maxSpeechLength) break;
    end = index + segment.length;
  }
  return `${whole.slice(0, end)}…`;
}

/** Characters per utterance. Some browsers stop in the middle of a longer one. */
const utteranceLength = 200;

/** Splits a text into utterances, at the ends of sentences if possible. */
export function splitForSpeech(text: string): string[] {
  const parts: string[] = [];
  for (const sentence of text.match(/[^.?!…\n]+[.?!…]*["”’')\]]*|[.?!…]+/g) ?? []) {
    for (const part of splitSentence(sentence.trim())) {
      const last = parts.at(-1);
      if (last !== undefined && last.length + part.length < utteranceLength)
        parts[parts.length - 1] = `${last} ${part}`;
      else if (part !== '') parts.push(part);
    }
  }
  return parts;
}

function splitSentence(sentence: string): string[] {
  if (sentence.length <= utteranceLength) return [sentence];
  const at = Math.max(
    sentence.lastIndexOf(', ', utteranceLength) + 1,
    sentence.lastIndexOf(' ', utteranceLength),
    0,
  );
  const end = at > 0 ? at : utteranceLength;
  return [sentence.slice(0, end).trim(), ...splitSentence(sentence.slice(end).trim())];
}
