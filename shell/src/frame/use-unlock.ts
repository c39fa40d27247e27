import { keyOf, paths, say } from '@mooring/contract';
import { useNavigate } from '@mooring/contract/router';
import { useData } from '@mooring/data';
import { type FormEvent, useState } from 'react';

/** Unlocks the vault with the password, or logs out. */
export function useUnlock() {
  const { accounts, notices } = useData();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return setError(say('auth.password-required').text);
    setBusy(true);
    setError(undefined);
    try {
      await accounts.unlock(password);
    } catch (failure) {
      const key = keyOf(failure, 'auth.failed');
      const { title, text } = say(key === 'auth.login-failed' ? 'auth.password-wrong' : key);
      setError(text ?? title);
      setBusy(false);
    }
  };

  const logOut = async () => {
    await accounts.logOut();
    notices.say('session.logged-out');
    await navigate(paths.auth.to(), { state: { isLogin: true } });
  };

  return { password, setPassword, error, busy, submit, logOut };
}
