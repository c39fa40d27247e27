import { Page } from '@mooring/ui';
import { UpToLibrary } from '../up-to-library.tsx';
import { affirmations } from './affirmations.ts';
import { LineList } from './line-list.tsx';

export function Component() {
  return (
    <Page
      back={<UpToLibrary />}
      layout="margin"
      title="Affirmations"
      lead="Say one, or only look at it. Keep the ones that are true for you."
    >
      <LineList room="affirmations" picture label="Affirmations" lines={affirmations} />
    </Page>
  );
}
