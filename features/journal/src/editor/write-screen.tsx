import type { WriteState } from '@mooring/contract';
import { useLocation } from '@mooring/contract/router';
import { EntryPage } from './entry-page.tsx';

export function Component() {
  const { state } = useLocation();
  return (
    <EntryPage
      title="Write"
      entryId={null}
      prompt={textIn(state, 'prompt')}
      ownPrompt={textIn(state, 'ownPrompt')}
    />
  );
}

/** The prompt another page offered, or the id of one's own. Router state outlives versions of the app, so it is looked at before it is used. */
function textIn(state: unknown, name: keyof WriteState): string {
  if (typeof state !== 'object' || state === null) return '';
  const text = (state as Partial<Record<string, unknown>>)[name];
  return typeof text === 'string' ? text : '';
}
