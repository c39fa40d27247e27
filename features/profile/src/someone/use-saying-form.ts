import { useDraft } from '@mooring/data';
import { type FormEvent, useRef, useState } from 'react';

/** The field for words of a person. What is typed is kept as a draft until it is saved. */
export function useSayingForm(someone: string, add: (text: string) => Promise<boolean>) {
  const draft = useDraft(`saying:${someone}`, {
    worthKeeping: ({ text }) => text.trim() !== '',
  });
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const text = typed ?? draft.found?.text ?? '';
  const latest = useRef(text);
  latest.current = text;
  return {
    text,
    busy,
    change(next: string) {
      setTyped(next);
      draft.change({ text: next });
    },
    async submit(event: FormEvent) {
      event.preventDefault();
      if (busy || text.trim() === '') return;
      setBusy(true);
      if (await add(text.trim())) {
        setTyped((now) => (now === null || now === text ? '' : now));
        // What was typed meanwhile is kept by its own draft.
        if (latest.current === text) await draft.drop().catch(() => undefined);
      }
      setBusy(false);
    },
  };
}
