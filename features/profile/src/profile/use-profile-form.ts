import { type Account, useData } from '@mooring/data';
import { type FormEvent, useState } from 'react';
import { useConfirmEmail } from '../hosting/use-confirm-email.ts';
import { usePasswordPrompt } from '../password/use-password-prompt.ts';

/** Name, email and the picture beside them. A blank one changes nothing; another email needs the current password. */
export function useProfileForm(account: Account) {
  const { accounts, notices } = useData();
  const [name, setName] = useState(account.name);
  const [email, setEmail] = useState(account.email);
  // Undefined until one is chosen here, so that what another device chose meanwhile stays.
  const [chosen, setChosen] = useState<string | null>();
  const [known, setKnown] = useState(account.name);
  const [busy, setBusy] = useState(false);
  // The name may come from another device while this page is open. What is being typed stays.
  if (account.name !== known) {
    setKnown(account.name);
    if (name === known) setName(account.name);
  }

  const nextEmail = email.trim();
  const confirm = useConfirmEmail();

  const update = async (password?: string) => {
    const picture = chosen === undefined ? {} : { avatar: chosen };
    const secret = password === undefined ? {} : { password };
    const answer = await accounts.updateProfile({ name, email, ...picture, ...secret });
    setName(name.trim() || account.name);
    setChosen(undefined);
    if (answer === 'code' && password) return confirm.ask({ email: nextEmail, password });
    setEmail(email.trim() || account.email);
    notices.say('profile.updated');
  };
  const prompt = usePasswordPrompt(update);

  return {
    name,
    email,
    avatar: chosen === undefined ? account.avatar : chosen,
    busy,
    prompt,
    confirm,
    setName,
    setEmail,
    setAvatar: setChosen,
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
