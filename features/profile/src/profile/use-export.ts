import { useData } from '@mooring/data';
import { format } from 'date-fns';
import { useState } from 'react';
import { downloadText } from '../download-text.ts';
import { journalAsText } from './plain-text.ts';

/** Taking the journal along as a file. `said` is what there is to add to the toast. */
export function useExport() {
  const { entries, env, notices } = useData();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  const save = async () => {
    const journal = await entries.list();
    const left = journal.unreadable.length;
    if (journal.items.length === 0) {
      return setSaid(left > 0 ? unopened(left) : 'Your journal is empty, so there is no file yet.');
    }
    const now = env.now();
    notices.say('export.started', { values: { format: 'text' } });
    downloadText(`mooring-journal-${format(now, 'yyyy-MM-dd')}.txt`, journalAsText(journal, now));
    setSaid(left > 0 ? unopened(left) : '');
  };

  return {
    busy,
    said,
    async run() {
      if (busy) return;
      setBusy(true);
      try {
        await save();
      } catch (error) {
        notices.fail(error, 'vault.unreadable');
      } finally {
        setBusy(false);
      }
    },
  };
}

const unopened = (count: number) =>
  `${count === 1 ? 'One entry' : `${count} entries`} could not be opened and ${
    count === 1 ? 'is' : 'are'
  } not in the file. Nothing of it is lost: it is kept as it is.`;

export type Export = ReturnType<typeof useExport>;
