import { useDraft } from '@mooring/data';
import { type FormEvent, useState } from 'react';

/** The field for words of a person. What is typed is kept as a draft until it is saved. */
export function useSayingForm(someone: string, add: (text: string) => Promise<boolean>) {
  const draft = useDraft(`saying:${someone}`, {
    worthKeeping: ({ text }) => text.trim() !== '',
  });
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const text = typed ?? draft.found?.text ?? '';
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
        setTyped('');
        await draft.drop();
      }
      setBusy(false);
    },
  };
}
