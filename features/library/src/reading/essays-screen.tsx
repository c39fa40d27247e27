import { essays } from './essays.ts';
import { Shelf } from './shelf.tsx';

export function Component() {
  return (
    <Shelf
      room="blog"
      title="Words That Hold"
      lead="Slow essays, to read, hear or print."
      pieces={essays}
    />
  );
}
