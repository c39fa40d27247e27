import { series } from './series.ts';
import { Shelf } from './shelf.tsx';

export function Component() {
  return (
    <Shelf
      title="Guided Series"
      lead="Five Evenings, in five parts. In any week, at any speed."
      pieces={series}
    />
  );
}
