import { SoundPage } from './sound-page.tsx';
import { tones } from './sounds.ts';

export function Component() {
  return (
    <SoundPage
      room="healing-frequencies"
      title="Healing Frequencies"
      lead="Some people find a steady tone relaxing. No healing effect is proven."
      sounds={tones}
    />
  );
}
