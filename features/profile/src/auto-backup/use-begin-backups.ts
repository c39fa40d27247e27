import { useData } from '@mooring/data';
import { type FormEvent, useState } from 'react';
import { useNewPassphrase } from '../export/use-new-passphrase.ts';

type Folder = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useData>['autoBackup']['chooseFolder']>>
>;

/** Setting it up: a folder or a day of the week, then the passphrase. `onBegun` is called when it is stored. */
export function useBeginBackups(onBegun: (isFolder: boolean) => void) {
  const { autoBackup, env } = useData();
  const passphrase = useNewPassphrase();
  const [folder, setFolder] = useState<Folder | null>(null);
  const [weekday, setWeekday] = useState(() => env.now().getDay());
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const close = () => {
    setOpen(false);
    passphrase.forget();
  };

  return {
    passphrase,
    folderName: folder?.name ?? null,
    weekday,
    open,
    busy,
    failure,
    close,
    setWeekday,
    async chooseFolder() {
      setFailure('');
      try {
        const chosen = await autoBackup.chooseFolder();
        if (!chosen) return;
        setFolder(chosen);
        setOpen(true);
      } catch {
        setFailure('This folder cannot be used. Please choose another one.');
      }
    },
    chooseDay() {
      setFailure('');
      setFolder(null);
      setOpen(true);
    },
    async submit(event: FormEvent) {
      event.preventDefault();
      if (busy || !passphrase.check()) return;
      setBusy(true);
      setFailure('');
      try {
        await autoBackup.begin(folder ? { folder } : { weekday }, passphrase.words);
        close();
        onBegun(folder !== null);
      } catch {
        setFailure('This could not be set up. Nothing has been changed. Please try again.');
      }
      setBusy(false);
    },
  };
}

export type BeginBackups = ReturnType<typeof useBeginBackups>;
