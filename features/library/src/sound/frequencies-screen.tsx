import { SoundPage } from './sound-page.tsx';
import { tones } from './sounds.ts';
import * as strings from './strings.ts';

export function Component() {
  return (
    <SoundPage
      room="healing-frequencies"
      title={strings.healingFrequencies}
      lead={strings.somePeopleFind}
      sounds={tones}
    />
  );
}
