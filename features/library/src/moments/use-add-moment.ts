import { say } from '@mooring/contract';
import { useData, useDraft } from '@mooring/data';
import { useRef, useState } from 'react';
import { parseTags } from './parse-tags.ts';

export type AddMoment = {
  open: boolean;
  setOpen(open: boolean): void;
  content: string;
  setContent(content: string): void;
  tags: string;
  setTags(tags: string): void;
  error: string | undefined;
  busy: boolean;
  save(): Promise<void>;
};

const blank = { content: '', tags: '' };

/** The add form. What was typed stays until it is saved, also when saving fails, or the dialog or the page is closed. */
export function useAddMoment(): AddMoment {
  const data = useData();
  const [open, setOpen] = useState(false);
  const draft = useDraft('moment', {
    worthKeeping: ({ content, tags }) => content !== '' || tags !== '',
  });
  const [typed, setTyped] = useState<typeof blank | null>(null);
  const form = typed ?? draft.found ?? blank;
  const latest = useRef(form);
  latest.current = form;
  const { content, tags } = form;
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  function change(part: Partial<typeof blank>) {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setTyped(next);
    setError(undefined);
    draft.change(next);
  }

  async function save() {
    if (busy) return;
    if (content.trim() === '') {
      setError(say('moment.empty').title);
      return;
    }
    setBusy(true);
    void data.safety.screenAndRaise(content);
    try {
      const list = parseTags(tags);
      await data.moments.add({
        content: content.trim(),
        source: 'manual',
        ...(list.length === 0 ? {} : { tags: list }),
      });
      // Before it is said: whoever leaves then would be offered the same words once more. More a draft that stays cannot do.
      await draft.drop().catch(() => undefined);
      setTyped(blank);
      setOpen(false);
      data.notices.say('moment.saved');
    } catch (failure) {
      data.notices.fail(failure, 'store.failed');
    } finally {
      setBusy(false);
    }
  }

  return {
    open,
    setOpen: (next) => {
      setOpen(next);
      setError(undefined);
    },
    content,
    setContent: (next) => change({ content: next }),
    tags,
    setTags: (next) => change({ tags: next }),
    error,
    busy,
    save,
  };
}
