import { Page } from '@mooring/ui';
import { meditations } from './meditations.ts';
import { PieceTabs } from './piece-tabs.tsx';

export function Component() {
  return (
    <Page
      layout="margin"
      title="Meditations"
      lead="Read them slowly, or let them be read to you. You can stop at any line."
    >
      <PieceTabs
        label="Kinds of meditation"
        tabs={meditations.map((piece) => ({ name: piece.tab, piece }))}
      />
    </Page>
  );
}
