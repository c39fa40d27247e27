import { Notice } from '@mooring/ui';
import { journeys } from './journeys.ts';
import { Shelf } from './shelf.tsx';

export function Component() {
  return (
    <Shelf
      room="shared-journeys"
      title="Shared Journeys"
      lead="These letters are composed. Nobody using Mooring wrote them, and nothing you write is ever published."
      pieces={journeys}
      note={<Notice>A composed letter. Its people are imagined.</Notice>}
    />
  );
}
