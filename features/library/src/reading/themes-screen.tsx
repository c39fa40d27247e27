import { ShelfPage } from '../shelf-page.tsx';
import { PieceTabs } from './piece-tabs.tsx';
import * as strings from './strings.ts';
import { themesOfHealing } from './themes.ts';

export function Component() {
  return (
    <ShelfPage title={strings.themesOfHealing} lead={strings.fourWaysInStart}>
      <PieceTabs
        room="themes-of-healing"
        label={strings.themes}
        tabs={themesOfHealing.map((piece) => ({ name: piece.title, piece }))}
      />
    </ShelfPage>
  );
}
