import { useParams } from '@mooring/contract/router';
import { EntryPage } from './entry-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <EntryPage key={id} title="Edit entry" entryId={id} prompt="" day={null} />;
}
