import { Page } from '@mooring/ui';
import { UpToLibrary } from '../up-to-library.tsx';
import { LineList } from './line-list.tsx';
import { reminders } from './reminders.ts';

export function Component() {
  return (
    <Page
      back={<UpToLibrary />}
      layout="margin"
      title="Gentle Reminders"
      lead="One at a time is plenty."
    >
      <LineList room="gentle-reminders" label="Gentle reminders" lines={reminders} />
    </Page>
  );
}
