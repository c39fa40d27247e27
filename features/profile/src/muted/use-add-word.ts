import { type MessageKey, say } from '@mooring/contract';
import { useState } from 'react';
import type { MutedPage } from './use-muted-record.ts';

/** The field for a name or a word. What was typed stays until it is kept. */
export function useAddWord({ change }: MutedPage) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<MessageKey | null>(null);
  const [busy, setBusy] = useState(false);

  async function add() {
    const word = typed.trim().replace(/\s+/g, ' ');
    if (word === '') return setFault('muted.word-empty');
    if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word)) return setFault('muted.no-word');
    if (busy) return;
    setBusy(true);
    const isKept = await change((before) => ({
      ...before,
      words: [...before.words.filter((one) => one !== word), word],
    }));
    setBusy(false);
    // What was typed meanwhile is another word.
    if (isKept) setTyped((now) => (now === typed ? '' : now));
  }

  return {
    typed,
    busy,
    error: fault ? say(fault).title : undefined,
    type(text: string) {
      setTyped(text);
      setFault(null);
    },
    add,
  };
}
