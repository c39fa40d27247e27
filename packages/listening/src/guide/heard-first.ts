import type { Message } from './read-message.ts';

/** Before anything was answered nothing can have been misread. */
export function heardFirst(pastReplies: readonly string[], message: Message): Message {
  if (pastReplies.length > 0) return message;
  if (message.act === 'misread') return { ...message, act: 'tell' };
  if (message.act !== 'bye') return message;
  if (greetsAtNight.test(message.text))
    return { ...message, act: message.wordCount > 8 ? 'tell' : 'hello' };
  // Few leave who have only just come: 'night shift, on break'.
  return message.reading && message.wordCount > 3 ? { ...message, act: 'tell' } : message;
}
/** 'Good night, I am Beatriz', 'Hello, good night': a greeting late in the day. */
const greetsAtNight =
  /^[Gg]ood (?:night|evening)[,.! ]+(?:[Tt]his is|I am|I'm|[Mm]y name is) \p{Lu}|^(?:[Hh]ello+|[Hh]i+|[Hh]iya|[Hh]ey+|[Hh]allo)\b[ ,.!]+(?:and )?good (?:night|evening)\b/u;
