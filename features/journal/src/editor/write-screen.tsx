import { useLocation } from '@mooring/contract/router';
import { EntryPage } from './entry-page.tsx';

export function Component() {
  const { state } = useLocation();
  return <EntryPage title="Write" entryId={null} prompt={promptIn(state)} />;
}

/** The prompt another page offered. Router state outlives versions of the app, so it is looked at before it is used. */
function promptIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('prompt' in state)) return '';
  return typeof state.prompt === 'string' ? state.prompt : '';
}
