import { Shelf } from './shelf.tsx';
import { stories } from './stories.ts';

export function Component() {
  return (
    <Shelf
      room="stories"
      title="Stories"
      lead="Short pieces to read with something warm."
      pieces={stories}
    />
  );
}
