import { keyOf, type Message, say } from '@mooring/contract';
import { type BackupContents, type Restored, useData } from '@mooring/data';
import { type FormEvent, useEffect, useRef, useState } from 'react';

/** How far a restore has come. Nothing is written before 'restoring'. */
export type RestoreStep =
  | { at: 'choose' }
  | { at: 'sealed'; file: File }
  | { at: 'reading'; share: number }
  | {
      at: 'shown';
      file: File;
      passphrase: string | null;
      contents: BackupContents;
      /** Whether the person wants the file's 'Someone I trust'. */
      acceptTrustedPerson: boolean;
    }
  | { at: 'restoring'; share: number }
  | { at: 'done'; restored: Restored };

/** Bringing a backup back, step by step. */
export function useRestore() {
  const { device, backups } = useData();
  const [open, setOpen] = useState(false);
  const [step, setStep] = useState<RestoreStep>({ at: 'choose' });
  const [passphrase, setPassphrase] = useState('');
  const [failure, setFailure] = useState<Message | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  /** Runs one step; when it fails, says so and goes back to `home`. */
  const attempt = async (
    home: RestoreStep,
    work: (signal: AbortSignal) => Promise<RestoreStep>,
  ) => {
    const begun = new AbortController();
    const { signal } = begun;
    stop.current = begun;
    setFailure(null);
    try {
      const next = await work(signal);
      if (!signal.aborted) setStep(next);
    } catch (error) {
      if (!signal.aborted) setFailure(say(keyOf(error, 'backup.not-restored')));
      setStep(home);
    }
  };
  const read = (file: File, words: string | null, home: RestoreStep) =>
    attempt(home, async (signal) => {
      setStep({ at: 'reading', share: 0 });
      const onProgress = (share: number) => setStep({ at: 'reading', share });
      const contents = await backups.inspect(file, { passphrase: words, signal, onProgress });
      return { at: 'shown', file, passphrase: words, contents, acceptTrustedPerson: false };
    });
  const begin = () => {
    setStep({ at: 'choose' });
    setPassphrase('');
    setFailure(null);
  };

  return {
    open,
    step,
    passphrase,
    failure,
    show() {
      begin();
      setOpen(true);
    },
    close() {
      stop.current?.abort();
      setOpen(false);
      begin();
    },
    stop: () => stop.current?.abort(),
    type(next: string) {
      setPassphrase(next);
      setFailure(null);
    },
    async take(file: File | undefined) {
      if (!file) return;
      setPassphrase('');
      let sealed = true;
      await attempt({ at: 'choose' }, async () => {
        sealed = (await backups.readHeader(file)).sealed;
        return sealed ? { at: 'sealed', file } : { at: 'reading', share: 0 };
      });
      if (!sealed) await read(file, null, { at: 'choose' });
    },
    async unseal(event: FormEvent) {
      event.preventDefault();
      if (step.at === 'sealed') await read(step.file, passphrase, step);
    },
    acceptTrustedPerson(acceptTrustedPerson: boolean) {
      if (step.at === 'shown') setStep({ ...step, acceptTrustedPerson });
    },
    async restore() {
      if (step.at !== 'shown') return;
      const { file, passphrase: words, acceptTrustedPerson } = step;
      await attempt(step, async (signal) => {
        setStep({ at: 'restoring', share: 0 });
        const onProgress = (share: number) => setStep({ at: 'restoring', share });
        const options = { passphrase: words, acceptTrustedPerson, signal, onProgress };
        const restored = await backups.restore(file, options);
        // Asks the browser not to evict the restored rows.
        void device.persist();
        return { at: 'done', restored };
      });
    },
  };
}

export type Restore = ReturnType<typeof useRestore>;
