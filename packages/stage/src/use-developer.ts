import { useSession } from '@mooring/data';
import { useState } from 'react';
import type { DeveloperData, Wanted } from './developer-data.ts';
import {
  becomeAccount,
  becomeLocked,
  becomeVisitor,
  type DeveloperSession,
  developerSessionOf,
} from './developer-session.ts';
import { chooseTheme, type DeveloperTheme, storedTheme } from './developer-theme.ts';

const become = { account: becomeAccount, visitor: becomeVisitor, locked: becomeLocked };

/** What the developer bar shows and does. */
export function useDeveloper(developer: DeveloperData, reload: () => void) {
  const session = useSession();
  const [theme, setTheme] = useState(storedTheme);
  const [status, setStatus] = useState('');
  const [busy, setBusy] = useState(false);

  const run = async (doing: string, work: () => Promise<unknown>) => {
    setBusy(true);
    setStatus(doing);
    try {
      await work();
      setStatus('');
    } catch (error) {
      setStatus(`That did not work: ${String(error)}`);
    }
    setBusy(false);
  };
  const begin = (wanted: Wanted) =>
    run('Emptying', async () => {
      await developer.begin(wanted);
      reload();
    });

  return {
    session: developerSessionOf(session),
    onSessionChange: (wanted: DeveloperSession) =>
      void run('Changing the session', async () => {
        await become[wanted](developer.data);
        const nobody = developer.data.session.getState().status === 'signed-out';
        if (nobody && developer.wanted() === 'filled') await developer.fill();
      }),
    theme,
    onThemeChange(chosen: DeveloperTheme) {
      chooseTheme(chosen);
      setTheme(chosen);
    },
    onFill: () => void begin('filled'),
    onEmpty: () => void begin('empty'),
    status,
    busy,
  };
}
