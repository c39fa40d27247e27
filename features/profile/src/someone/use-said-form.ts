import { type Keepsake, useDraft } from '@mooring/data';
import { type FormEvent, useState } from 'react';

/** The field for what a recording or a letter says. What is typed is kept as a draft until it is saved. */
export function useSaidForm(
  { id, said = '' }: Keepsake,
  save: (id: string, said: string) => Promise<boolean>,
) {
  const draft = useDraft(`saying:${id}`, { worthKeeping: ({ text }) => text !== said });
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const text = typed ?? draft.found?.text ?? said;
  return {
    text,
    busy,
    /** It was opened here, or was begun and not saved before. */
    isOpen: isOpen ?? (draft.found ? draft.found.text !== said : false),
    open: () => setOpen(true),
    change(next: string) {
      setTyped(next);
      draft.change({ text: next });
    },
    async submit(event: FormEvent) {
      event.preventDefault();
      if (busy) return;
      setBusy(true);
      if (await save(id, text.trim())) {
        await draft.drop().catch(() => undefined);
        setTyped(null);
        setOpen(false);
      }
      setBusy(false);
    },
  };
}
