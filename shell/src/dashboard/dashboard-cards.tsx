import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button } from '@mooring/ui';
import { Harbour, WritingLines } from '@mooring/ui/bundled';
import styles from './dashboard-screen.module.css';
import * as strings from './strings.ts';

/** `lead`: it comes first, and its button is the page's main one. */
type CardProps = { lead: boolean };

export function CompanionCard({ lead }: CardProps) {
  return (
    <section className={styles.card} data-lead={lead || undefined}>
      <div className={styles.scene}>
        <Harbour
          width={390}
          height={96}
          horizon={46}
          lampX={256}
          scale={0.43}
          baseline={54}
          lines={14}
        />
      </div>
      <h2>{strings.companion}</h2>
      <Button asChild size="small" variant={lead ? 'primary' : 'secondary'}>
        <Link to={paths.companion.to()}>{strings.open}</Link>
      </Button>
      <p>{strings.aPlaceToSayItOut}</p>
    </section>
  );
}

export function JournalingCard({ lead }: CardProps) {
  return (
    <section className={styles.card} data-page data-lead={lead || undefined}>
      <div className={styles.scene}>
        <WritingLines />
      </div>
      <h2>{strings.journaling}</h2>
      <Button asChild size="small" variant={lead ? 'primary' : 'secondary'}>
        <Link to={paths.journal.to()}>{strings.begin}</Link>
      </Button>
      <p>{strings.putDownWhatYouAreCarrying}</p>
    </section>
  );
}
