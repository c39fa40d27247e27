import type { WriteState } from '@mooring/contract';
import { useLocation } from '@mooring/contract/router';
import { EntryPage } from './entry-page.tsx';
import * as strings from './strings.ts';

export function Component() {
  const { state } = useLocation();
  const day = textIn(state, 'day');
  return (
    <EntryPage
      title={strings.write}
      entryId={null}
      prompt={textIn(state, 'prompt') ?? ''}
      ownPrompt={textIn(state, 'ownPrompt') ?? ''}
      day={day !== null && /^\d{4}-\d\d-\d\d$/.test(day) ? day : null}
    />
  );
}

/**
 * What another page passed on: a prompt, the id of one's own, a day. Router state outlives versions of the app, so it is looked
 * at before it is used.
 */
function textIn(state: unknown, name: keyof WriteState): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const value: unknown = Reflect.get(state, name);
  return typeof value === 'string' ? value : null;
}
