import { type UnreadableRow, useData, useSession } from '@mooring/data';
import { downloadFile } from '@mooring/ui/bundled';
import { useEffect, useState } from 'react';
import { restoredText, unreadableLines, unreadableTitle } from './unreadable-text.ts';

/** Looks once at everything the open account keeps; what the second copy has whole is put right on the way. */
export function useUnreadableRows() {
  const { quarantine, notices } = useData();
  const session = useSession();
  const [found, setFound] = useState<{ unreadable: UnreadableRow[]; restored: number }>(nothing);
  const owner = session.status === 'open' ? session.account.id : null;

  useEffect(() => {
    let isMounted = true;
    setFound(nothing);
    if (owner === null) return;
    quarantine.inspect().then(
      (looked) => isMounted && setFound(looked),
      // Nothing can be said about what cannot be looked at.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [quarantine, owner]);

  const { unreadable, restored } = found;
  return {
    title: unreadable.length > 0 ? unreadableTitle(unreadable.length) : null,
    lines: unreadableLines(unreadable),
    restored: restored > 0 ? restoredText(restored) : null,
    async download() {
      try {
        const json = await quarantine.download();
        downloadFile('mooring-pieces.json', new Blob([json], { type: 'application/json' }));
      } catch (error) {
        notices.fail(error, 'store.failed');
      }
    },
  };
}

const nothing = { unreadable: [], restored: 0 };
