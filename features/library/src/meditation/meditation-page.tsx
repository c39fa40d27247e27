import { Button, Icon } from '@mooring/ui';
import { ArrowLeftIcon } from '@mooring/ui/bundled';
import { useEffect } from 'react';
import { OpenedPage } from '../opened-page.tsx';
import { PieceText } from '../reading/piece-text.tsx';
import { PieceTools } from '../reading/piece-tools.tsx';
import { GuidedRoom } from './guided-room.tsx';
import type { Meditation } from './meditations.ts';
import { useGuided } from './use-guided.ts';

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
    return <GuidedRoom title={meditation.title} lines={meditation.body} guided={guided} />;
  return (
    <OpenedPage
      title={meditation.title}
      lead={meditation.lead}
      back={
        <>
          <Icon as={ArrowLeftIcon} size="small" />
          Meditations
        </>
      }
    >
      <Button wide onClick={guided.begin}>
        Guide me through it
      </Button>
      <PieceTools room="meditations" piece={meditation} />
      <PieceText piece={meditation} />
    </OpenedPage>
  );
}
