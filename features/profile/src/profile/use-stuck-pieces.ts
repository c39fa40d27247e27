import { type UnreadableRow, useData, useSession } from '@mooring/data';
import { downloadFile } from '@mooring/ui/bundled';
import { useEffect, useState } from 'react';
import { mendedWords, stuckLines, stuckTitle } from './stuck-words.ts';

/** Looks once at everything the open account keeps; what the second copy has whole is put right on the way. */
export function useStuckPieces() {
  const { quarantine, notices } = useData();
  const session = useSession();
  const [found, setFound] = useState<{ unreadable: UnreadableRow[]; restored: number }>(nothing);
  const owner = session.status === 'open' ? session.account.id : null;

  useEffect(() => {
    let here = true;
    setFound(nothing);
    if (owner === null) return;
    quarantine.inspect().then(
      (looked) => here && setFound(looked),
      // Nothing can be said about what cannot be looked at.
      () => {},
    );
    return () => {
      here = false;
    };
  }, [quarantine, owner]);

  const { unreadable, restored } = found;
  return {
    title: unreadable.length > 0 ? stuckTitle(unreadable.length) : null,
    lines: stuckLines(unreadable),
    mended: restored > 0 ? mendedWords(restored) : null,
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
