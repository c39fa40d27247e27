/** The specification's: longer texts are cut here, and an ellipsis is added. */
export const maxSpeechLength = 3_800;

/** What is read aloud of a message. A cut never splits what a reader sees as one character. */
export function spokenText(text: string): string {
  const whole = text.replace(/\s*\n\s*/g, '\n').trim();
  if (whole.length <= maxSpeechLength) return whole;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter('en').segment(whole)) {
    if (index + segment.length > maxSpeechLength) break;
    end = index + segment.length;
  }
  return `${whole.slice(0, end)}…`;
}

/** Characters in one breath. Some browsers fall silent in the middle of anything much longer. */
const utteranceLength = 200;

/** A text in parts the browser's voice gets to the end of: whole sentences where it can be. */
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
