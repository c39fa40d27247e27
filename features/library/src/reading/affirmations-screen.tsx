import { ShelfPage } from '../shelf-page.tsx';
import { affirmations } from './affirmations.ts';
import { LineList } from './line-list.tsx';
import * as strings from './strings.ts';

export function Component() {
  return (
    <ShelfPage title={strings.affirmations} lead={strings.sayOneOrOnlyLook}>
      <LineList room="affirmations" picture label={strings.affirmations} lines={affirmations} />
    </ShelfPage>
  );
}
