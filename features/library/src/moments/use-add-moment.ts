import { say } from '@mooring/contract';
import { useData } from '@mooring/data';
import { useState } from 'react';
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

/** The add form. What was typed stays until it is saved, also when saving fails or the dialog is closed. */
export function useAddMoment(): AddMoment {
  const data = useData();
  const [open, setOpen] = useState(false);
  const [content, setContent] = useState('');
  const [tags, setTags] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

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
      setContent('');
      setTags('');
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
    setContent: (next) => {
      setContent(next);
      setError(undefined);
    },
    tags,
    setTags,
    error,
    busy,
    save,
  };
}
