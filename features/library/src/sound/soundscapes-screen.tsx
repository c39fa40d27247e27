import { Page } from '@mooring/ui';
import { UpToLibrary } from '../up-to-library.tsx';
import { SoundPlayer } from './sound-player.tsx';
import { soundscapes } from './sounds.ts';

export function Component() {
  return (
    <Page
      back={<UpToLibrary />}
      layout="margin"
      title="Soundscapes"
      lead="Sounds to have in the room. They are made on your device and may be mixed. They go on when you leave this page, until you stop them."
    >
      <SoundPlayer room="soundscapes" sounds={soundscapes} />
    </Page>
  );
}
