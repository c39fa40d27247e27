import { Page } from '@mooring/ui';
import { UpToLibrary } from '../up-to-library.tsx';
import { PieceTabs } from './piece-tabs.tsx';
import { themesOfHealing } from './themes.ts';

export function Component() {
  return (
    <Page
      back={<UpToLibrary />}
      layout="margin"
      title="Themes of Healing"
      lead="Four ways in. Start anywhere."
    >
      <PieceTabs
        room="themes-of-healing"
        label="Themes"
        tabs={themesOfHealing.map((piece) => ({ name: piece.title, piece }))}
      />
    </Page>
  );
}
