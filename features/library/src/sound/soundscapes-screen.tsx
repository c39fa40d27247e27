import { SoundPage } from './sound-page.tsx';
import { soundscapes } from './sounds.ts';
import * as strings from './strings.ts';

export function Component() {
  return (
    <SoundPage
      room="soundscapes"
      title={strings.soundscapes}
      lead={strings.soundsToHaveInTheRoom}
      sounds={soundscapes}
    />
  );
}
