import { useParams } from '@mooring/contract/router';
import { EntryPage } from './entry-page.tsx';
import * as strings from './strings.ts';

export function Component() {
  const { id = '' } = useParams();
  return <EntryPage key={id} title={strings.editEntry} entryId={id} prompt="" day={null} />;
}
