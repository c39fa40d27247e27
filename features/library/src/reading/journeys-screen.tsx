import { Notice } from '@mooring/ui';
import { journeys } from './journeys.ts';
import { Shelf } from './shelf.tsx';

export function Component() {
  return (
    <Shelf
      room="shared-journeys"
      title="Shared Journeys"
      lead="Imagined letters. Nobody using Mooring wrote them, and nothing you write is ever published."
      pieces={journeys}
      note={<Notice>An imagined letter, and imagined people.</Notice>}
    />
  );
}
