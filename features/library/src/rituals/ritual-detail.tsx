import { Link } from '@mooring/contract/router';
import { Button } from '@mooring/ui';
import { BookmarkButton } from '../moments/bookmark-button.tsx';
import { OpenedPage } from '../opened-page.tsx';
import styles from './rituals.module.css';
import type { Ritual } from './rituals.ts';
import * as strings from './strings.ts';

export function RitualDetail({
  ritual,
  busy,
  onComplete,
}: {
  ritual: Ritual;
  busy: boolean;
  onComplete(ritual: Ritual): void;
}) {
  return (
    <OpenedPage
      layout="margin"
      title={ritual.title}
      lead={ritual.description}
      back={strings.backToRituals}
    >
      <p className={styles.duration}>{ritual.duration}</p>
      <Button asChild wide className={styles.first}>
        <Link to={{ search: `?ritual=${ritual.id}&step=1` }}>{strings.walkItWithMe}</Link>
      </Button>
      <ol className={styles.steps}>
        {ritual.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.ways}>
        <Button wide variant="secondary" busy={busy} onClick={() => onComplete(ritual)}>
          {strings.completeRitual}
        </Button>
        <BookmarkButton item={{ room: 'rituals', id: ritual.id, content: ritual.title }} />
      </div>
    </OpenedPage>
  );
}
