import { Page } from '@mooring/ui';
import { UpToLibrary } from '../up-to-library.tsx';
import { affirmations } from './affirmations.ts';
import { LineList } from './line-list.tsx';
import * as strings from './strings.ts';

export function Component() {
  return (
    <Page
      back={<UpToLibrary />}
      layout="margin"
      title={strings.affirmations}
      lead={strings.sayOneOrOnlyLook}
    >
      <LineList room="affirmations" picture label={strings.affirmations} lines={affirmations} />
    </Page>
  );
}
