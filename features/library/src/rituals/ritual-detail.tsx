import { Link } from '@mooring/contract/router';
import { Button, Page } from '@mooring/ui';
import { BookmarkButton } from '../moments/bookmark-button.tsx';
import { useArrival } from '../use-arrival.ts';
import styles from './rituals.module.css';
import type { Ritual } from './rituals.ts';

export function RitualDetail({
  ritual,
  busy,
  onComplete,
}: {
  ritual: Ritual;
  busy: boolean;
  onComplete(ritual: Ritual): void;
}) {
  const page = useArrival();
  return (
    <Page
      ref={page}
      tabIndex={-1}
      className={styles.page}
      layout="margin"
      title={ritual.title}
      lead={ritual.description}
      back={
        <Button asChild variant="quiet" size="small">
          <Link to={{ search: '' }}>← Back to rituals</Link>
        </Button>
      }
    >
      <p className={styles.duration}>{ritual.duration}</p>
      <ol className={styles.steps}>
        {ritual.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.ways}>
        <Button asChild wide>
          <Link to={{ search: `?ritual=${ritual.id}&step=1` }}>Walk it with me</Link>
        </Button>
        <Button wide variant="secondary" busy={busy} onClick={() => onComplete(ritual)}>
          Complete Ritual
        </Button>
        <BookmarkButton item={{ room: 'rituals', id: ritual.id, content: ritual.title }} />
      </div>
    </Page>
  );
}
