/** The specification's: longer texts are cut here, and an ellipsis is added. */
export const longestSpeech = 3_800;

/** What is read aloud of a message. A cut never splits what a reader sees as one character. */
export function spokenText(text: string): string {
  const whole = text.replace(/\s*\n\s*/g, '\n').trim();
  if (whole.length <= longestSpeech) return whole;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter('en').segment(whole)) {
    if (index + segment.length > longestSpeech) break;
    end = index + segment.length;
  }
  return `${whole.slice(0, end)}…`;
}

/** Characters in one breath. Some browsers fall silent in the middle of anything much longer. */
const breath = 200;

/** A text in parts the browser's voice gets to the end of: whole sentences where it can be. */
export function breathsOf(text: string): string[] {
  const parts: string[] = [];
  for (const sentence of text.match(/[^.?!…\n]+[.?!…]*["”’')\]]*|[.?!…]+/g) ?? []) {
    for (const part of cut(sentence.trim())) {
      const last = parts.at(-1);
      if (last !== undefined && last.length + part.length < breath)
        parts[parts.length - 1] = `${last} ${part}`;
      else if (part !== '') parts.push(part);
    }
  }
  return parts;
}

function cut(sentence: string): string[] {
  if (sentence.length <= breath) return [sentence];
  const at = Math.max(sentence.lastIndexOf(', ', breath) + 1, sentence.lastIndexOf(' ', breath), 0);
  const end = at > 0 ? at : breath;
  return [sentence.slice(0, end).trim(), ...cut(sentence.slice(end).trim())];
}
