import { Shelf } from './shelf.tsx';
import { stories } from './stories.ts';
import * as strings from './strings.ts';

export function Component() {
  return (
    <Shelf
      room="stories"
      title={strings.stories}
      lead={strings.shortPiecesToRead}
      pieces={stories}
    />
  );
}
