import { isoDay, keyOf, type Message, say } from '@mooring/contract';
import { useData } from '@mooring/data';
import { downloadFile } from '@mooring/ui/bundled';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { countText } from './journal-texts.ts';
import { useNewPassphrase } from './use-new-passphrase.ts';

export type BackupKind = 'sealed' | 'open';

/** Making a full backup, asked for in a dialog. */
export function useBackup() {
  const { env, backups, settings } = useData();
  const [open, setOpen] = useState(false);
  const [kind, setKind] = useState<BackupKind>('sealed');
  const passphrase = useNewPassphrase();
  const [failure, setFailure] = useState<Message | null>(null);
  /** 0–1 while it is made. */
  const [share, setShare] = useState<number | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const forget = () => {
    passphrase.forget();
    setFailure(null);
  };
  const close = () => {
    stop.current?.abort();
    setOpen(false);
    forget();
  };

  const make = async () => {
    const begun = new AbortController();
    const { signal } = begun;
    stop.current = begun;
    setShare(0);
    setFailure(null);
    try {
      const made = await backups.create({
        passphrase: kind === 'sealed' ? passphrase.words : null,
        signal,
        onProgress: setShare,
      });
      signal.throwIfAborted();
      const name = `mooring-backup-${isoDay(env.now())}`;
      const ending = kind === 'sealed' ? 'mooring' : 'json';
      if ((await downloadFile(`${name}.${ending}`, made.file)) === 'closed') return;
      // So that Home no longer asks for one. The backup is made, whether this is remembered or not.
      const backupAt = env.now().toISOString();
      await settings.change({ backupAt }).catch(() => undefined);
      setDone(doneText(made.unreadable));
      forget();
    } catch (error) {
      if (!signal.aborted) setFailure(say(keyOf(error, 'backup.failed')));
    } finally {
      setShare(null);
    }
  };

  return {
    open,
    kind,
    passphrase,
    failure,
    share,
    done,
    close,
    show() {
      setDone(null);
      setOpen(true);
    },
    choose(next: BackupKind) {
      setKind(next);
      passphrase.clearErrors();
    },
    async submit(event: FormEvent) {
      event.preventDefault();
      if (share !== null) return;
      if (kind === 'open' || passphrase.check()) await make();
    },
  };
}

export type BackupPrompt = ReturnType<typeof useBackup>;

const doneText = (unreadable: number) =>
  unreadable === 0
    ? 'Everything is in it.'
    : `${countText(unreadable, 'thing', 'things')} could not be opened and ${
        unreadable === 1 ? 'is' : 'are'
      } not in it. Nothing of it is lost: it is kept here as it is. Everything else is in the file.`;
