import { Link } from '@mooring/contract/router';
import { ArrowLeftIcon, Button, Icon, Page } from '@mooring/ui';
import { useEffect } from 'react';
import { PieceText } from '../reading/piece-text.tsx';
import { PieceTools } from '../reading/piece-tools.tsx';
import { useArrival } from '../use-arrival.ts';
import { GuidedLines } from './guided-lines.tsx';
import styles from './meditation.module.css';
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
  const page = useArrival();
  const guided = useGuided(meditation.body);
  useEffect(() => onOpen(meditation.tab), [meditation.tab, onOpen]);
  return (
    <Page
      ref={page}
      tabIndex={-1}
      className={styles.page}
      layout="column"
      title={meditation.title}
      lead={meditation.lead}
      back={
        <Button asChild variant="quiet" size="small">
          <Link to={{ search: '' }}>
            <Icon as={ArrowLeftIcon} size="small" />
            Meditations
          </Link>
        </Button>
      }
    >
      {guided.line === null ? (
        <>
          <Button wide onClick={guided.begin}>
            Guide me through it
          </Button>
          <PieceTools room="meditations" piece={meditation} />
          <PieceText piece={meditation} />
        </>
      ) : (
        <GuidedLines lines={meditation.body} guided={guided} />
      )}
    </Page>
  );
}
