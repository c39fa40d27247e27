import { keyOf, say } from '@mooring/contract';
import { type Passkey, type PreparedPasskey, useData } from '@mooring/data';
import { type FormEvent, useEffect, useState } from 'react';
import { usePasswordPrompt } from '../password/use-password-prompt.ts';
import { usePrepared } from '../password/use-prepared.ts';

/** The passkeys of this account on this device: those that are set up, setting one up, removing one. */
export function usePasskeys() {
  const { accounts, notices } = useData();
  const { passkeys } = accounts;
  const [isAvailable, setAvailable] = useState(false);
  const [list, setList] = useState<readonly Passkey[]>([]);
  const { prepared, hold, drop } = usePrepared<PreparedPasskey>();
  const [name, setName] = useState(firstName);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const prompt = usePasswordPrompt(async (password) => {
    hold(await passkeys.prepare(password));
  });

  useEffect(() => {
    let isCurrent = true;
    Promise.all([passkeys.isAvailable(), passkeys.list()])
      .then(([can, found]) => {
        if (!isCurrent) return;
        setAvailable(can);
        setList(found);
      })
      .catch((failure: unknown) => notices.fail(failure, 'store.failed'));
    return () => {
      isCurrent = false;
    };
  }, [passkeys, notices]);

  const close = () => {
    drop();
    setError(undefined);
    setName(firstName);
  };

  return {
    isAvailable,
    list,
    prompt,
    /** The second step, after the password: the name, and the device's own question. */
    making: {
      open: prepared !== null,
      name,
      error,
      busy,
      type(next: string) {
        setName(next);
        setError(undefined);
      },
      close() {
        if (!busy) close();
      },
      async submit(event: FormEvent) {
        event.preventDefault();
        if (busy || !prepared) return;
        if (name.trim() === '') return setError('Give it a name, for example ‘My phone’.');
        setBusy(true);
        setError(undefined);
        try {
          const made = await prepared.make(name);
          setList((before) => [...before, made]);
          close();
          notices.say('passkey.made');
        } catch (failure) {
          const { title, text } = say(keyOf(failure, 'passkey.failed'));
          setError([title, text].filter(Boolean).join('. '));
        } finally {
          setBusy(false);
        }
      },
    },
    async remove(id: string) {
      try {
        await passkeys.remove(id);
        setList((before) => before.filter((one) => one.id !== id));
        notices.say('passkey.removed');
      } catch (failure) {
        notices.fail(failure, 'store.failed');
      }
    },
  };
}

export type PasskeysPage = ReturnType<typeof usePasskeys>;

const firstName = 'This device';
