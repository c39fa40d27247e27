import { Notice } from '@mooring/ui';
import { journeys } from './journeys.ts';
import { Shelf } from './shelf.tsx';
import * as strings from './strings.ts';

export function Component() {
  return (
    <Shelf
      room="shared-journeys"
      title={strings.sharedJourneys}
      lead={strings.imaginedLetters}
      pieces={journeys}
      note={<Notice>{strings.anImaginedLetter}</Notice>}
    />
  );
}
