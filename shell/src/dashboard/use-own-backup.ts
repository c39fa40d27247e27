import { isoDay } from '@mooring/contract';
import { useData } from '@mooring/data';
import { downloadFile } from '@mooring/ui/bundled';
import { useState } from 'react';

/** Making the backup that Home reminds of. When it is made, Home no longer reminds of it. */
export function useOwnBackup() {
  const { autoBackup, env } = useData();
  const [step, setStep] = useState<'waiting' | 'working' | 'failed'>('waiting');

  const make = async (work: () => Promise<void>) => {
    setStep('working');
    try {
      await work();
      setStep('waiting');
    } catch {
      setStep('failed');
    }
  };

  return {
    step,
    allow: () =>
      make(async () => {
        // A refusal is an answer too: the sentence stays.
        if (await autoBackup.allowAgain()) await autoBackup.backUpNow();
      }),
    download: () =>
      make(async () => {
        const name = `mooring-backup-${isoDay(env.now())}.mooring`;
        await autoBackup.download(async (file) => (await downloadFile(name, file)) !== 'closed');
      }),
  };
}
