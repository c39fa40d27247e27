import { Button, Icon, Page, Skeleton } from '@mooring/ui';
import { ArrowLeftIcon } from '@mooring/ui/bundled';
import { lazy, Suspense, useEffect } from 'react';
import { OpenedPage } from '../opened-page.tsx';
import { PieceText } from '../reading/piece-text.tsx';
import { PieceTools } from '../reading/piece-tools.tsx';
import type { Meditation } from './meditations.ts';
import * as strings from './strings.ts';
import { useGuided } from './use-guided.ts';

const GuidedRoom = lazy(async () => ({
  default: (await import('./guided-room.tsx')).GuidedRoom,
}));

/** One meditation: led through line by line, or to be read in one's own time. */
export function MeditationPage({
  meditation,
  onOpen,
}: {
  meditation: Meditation;
  /** Told its tab, so that the way back leads there. */
  onOpen(tab: string): void;
}) {
  const guided = useGuided(meditation.body);
  useEffect(() => onOpen(meditation.tab), [meditation.tab, onOpen]);
  if (guided.line !== null)
    return (
      <Suspense
        fallback={
          <Page title={meditation.title}>
            <Skeleton lines={4} />
          </Page>
        }
      >
        <GuidedRoom title={meditation.title} lines={meditation.body} guided={guided} />
      </Suspense>
    );
  return (
    <OpenedPage
      title={meditation.title}
      lead={meditation.lead}
      back={
        <>
          <Icon as={ArrowLeftIcon} size="small" />
          {strings.meditations}
        </>
      }
    >
      <Button wide onClick={guided.begin}>
        {strings.guideMeThrough}
      </Button>
      <PieceText piece={meditation} />
      <PieceTools room="meditations" piece={meditation} />
    </OpenedPage>
  );
}
