import { Page } from '@mooring/ui';
import { UpToLibrary } from '../up-to-library.tsx';
import { SoundPlayer } from './sound-player.tsx';
import { tones } from './sounds.ts';

export function Component() {
  return (
    <Page
      back={<UpToLibrary />}
      layout="margin"
      title="Healing Frequencies"
      lead="Some people find a steady tone relaxing. No healing effect is proven."
    >
      <SoundPlayer room="healing-frequencies" sounds={tones} />
    </Page>
  );
}
