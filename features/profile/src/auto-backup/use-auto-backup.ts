import { isoDay } from '@mooring/contract';
import { type AutoBackup, type AutoBackupState, useData } from '@mooring/data';
import { downloadFile } from '@mooring/ui/bundled';
import { useEffect, useRef, useState } from 'react';

type Known = { state: AutoBackupState | null; canUseFolders: boolean };

/** Backups that are made by themselves, as this page shows them. */
export function useAutoBackup() {
  const data = useData();
  const { autoBackup, env } = data;
  const [known, setKnown] = useState<Known | 'loading' | 'failed'>('loading');
  /** 0–1 while one is made from this page. */
  const [share, setShare] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const reader = useRef(async () => {});

  useEffect(() => {
    let isShown = true;
    const read = async () => {
      const next = await readKnown(autoBackup).catch(() => 'failed' as const);
      if (isShown) setKnown(next);
    };
    reader.current = read;
    const stopRows = data.watch(['user_data'], read);
    const listening = autoBackup.listen(read).catch(() => () => {});
    // The permission may have changed in the browser's own settings.
    window.addEventListener('focus', read);
    void read();
    return () => {
      isShown = false;
      stopRows();
      window.removeEventListener('focus', read);
      void listening.then((stop) => stop());
    };
  }, [autoBackup, data]);

  const make = async (
    work: (onProgress: (share: number) => void) => Promise<void>,
    done: string,
  ) => {
    if (share !== null) return;
    setSaid('');
    setShare(0);
    try {
      await work(setShare);
      setSaid(done);
    } catch {
      // The page says why it did not work: it reads the state again.
      setSaid('The backup was not made.');
    }
    setShare(null);
    await reader.current();
  };
  const backUpNow = () =>
    make((onProgress) => autoBackup.backUpNow({ onProgress }), 'The backup is in the folder.');

  return {
    known,
    share,
    said,
    backUpNow,
    download: () =>
      make(async () => {
        const name = `mooring-backup-${isoDay(env.now())}.mooring`;
        const isKept = await autoBackup.download(async (file) => {
          return (await downloadFile(name, file)) !== 'closed';
        });
        if (!isKept) throw new Error('The person closed the share sheet.');
      }, 'The backup was handed to your browser. It is usually in Downloads.'),
    async allowAgain() {
      const isAllowed = await autoBackup.allowAgain().catch(() => false);
      if (isAllowed) await backUpNow();
      else
        setSaid(
          'The browser did not allow it. You can try again, or press ‘Stop’ and choose the folder again.',
        );
    },
    async stop() {
      await autoBackup.stop();
      setSaid('Mooring has forgotten the folder and the passphrase.');
      await reader.current();
    },
  };
}

export type AutoBackupPage = ReturnType<typeof useAutoBackup>;

async function readKnown(autoBackup: AutoBackup): Promise<Known> {
  const [state, canUseFolders] = await Promise.all([
    autoBackup.state(),
    autoBackup.canUseFolders(),
  ]);
  return { state, canUseFolders };
}
