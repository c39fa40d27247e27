import { type Account, useData } from '@mooring/data';
import { type FormEvent, useState } from 'react';
import { usePasswordPrompt } from '../password/use-password-prompt.ts';

/** Name and email. A blank one changes nothing; another email needs the current password. */
export function useProfileForm(account: Account) {
  const { accounts, notices } = useData();
  const [name, setName] = useState(account.name);
  const [email, setEmail] = useState(account.email);
  const [busy, setBusy] = useState(false);

  const update = async (password?: string) => {
    await accounts.updateProfile({ name, email, ...(password === undefined ? {} : { password }) });
    setName(name.trim() || account.name);
    setEmail(email.trim() || account.email);
    notices.say('profile.updated');
  };
  const prompt = usePasswordPrompt(update);
  const nextEmail = email.trim();

  return {
    name,
    email,
    busy,
    prompt,
    setName,
    setEmail,
    async submit(event: FormEvent) {
      event.preventDefault();
      if (busy) return;
      if (nextEmail !== '' && !sameEmail(nextEmail, account.email)) return prompt.show();
      setBusy(true);
      try {
        await update();
      } catch (error) {
        notices.fail(error, 'store.failed');
      } finally {
        setBusy(false);
      }
    },
  };
}

const sameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
