import { SoundPage } from './sound-page.tsx';
import { soundscapes } from './sounds.ts';

export function Component() {
  return (
    <SoundPage
      room="soundscapes"
      title="Soundscapes"
      lead="Sounds to have in the room. They are made on your device and may be mixed. They go on when you leave this page, until you stop them."
      sounds={soundscapes}
    />
  );
}
