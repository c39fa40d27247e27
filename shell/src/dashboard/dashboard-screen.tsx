import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { QuietDay } from '@mooring/data';
import { Button, Icon, type IconNode, TextLink } from '@mooring/ui';
import { EmotionDisc } from '@mooring/ui/bundled';
import { Suspense } from 'react';
import { CompanionCard, JournalingCard } from './dashboard-cards.tsx';
import rowStyles from './dashboard-row.module.css';
import { DashboardRow } from './dashboard-row.tsx';
import styles from './dashboard-screen.module.css';
import { InstallNudge } from './install-nudge.tsx';
import { OwnBackupNudge } from './lazy-own-backup-nudge.ts';
import { VisitorWordsNote } from './lazy-visitor-words-note.ts';
import * as strings from './strings.ts';
import type { BackupNudge } from './use-backup-nudge.ts';
import { useDashboard } from './use-dashboard.ts';

/** Home: a greeting for the hour, first the support that was chosen in the onboarding, then two cards. */
export function Component() {
  const home = useDashboard();
  const checkIn = (
    <DashboardRow to={paths.emotions.to()} title={strings.todaysCheckIn} text={home.checkIn.text}>
      <span className={rowStyles.marks} data-strip={home.checkIn.marks.length > 3 || undefined}>
        {home.checkIn.marks.map((mark, place) => (
          <EmotionDisc key={place} mark={mark} />
        ))}
      </span>
    </DashboardRow>
  );
  const cards = [
    <CompanionCard key="companion" lead={home.lead === 'companion'} />,
    <JournalingCard key="journaling" lead={home.lead === 'journaling'} />,
  ];
  return (
    <div className={styles.dashboard}>
      <div className={styles.margin}>
        <p className={styles.greeting}>{home.greeting}</p>
        <h1>{strings.youAreSafeHere}</h1>
        <p className={styles.line}>{home.line}</p>
      </div>
      <div className={styles.main} data-waiting={!home.settled || undefined}>
        {home.words && (
          <Suspense>
            <VisitorWordsNote unanswered={home.words} />
          </Suspense>
        )}
        {home.near && <OfferRow {...home.near} />}
        {home.unfinished.map((row) => (
          <OfferRow key={`${row.title} ${row.to}`} {...row} />
        ))}
        {home.checkInFirst && checkIn}
        {home.offer && <OfferRow {...home.offer} />}
        {home.waysOn.map((row) => (
          <OfferRow key={row.title} {...row} />
        ))}
        {home.lead === 'companion' ? cards : cards.toReversed()}
        {!home.checkInFirst && checkIn}
        {home.backup && isByHand(home.backup) && <BackupSuggestion {...home.backup} />}
        {home.backup && !isByHand(home.backup) && (
          <Suspense>
            <OwnBackupNudge {...home.backup} />
          </Suspense>
        )}
        {home.install && <InstallNudge nudge={home.install} />}
        <NotTodayLine quietDay={home.quietDay} />
        {home.closing && <p className={styles.closing}>{strings.youAreDoingBetter}</p>}
      </div>
    </div>
  );
}

type OfferRowProps = { to: string; title: string; text: string; icon: IconNode };

function OfferRow({ icon, ...row }: OfferRowProps) {
  return (
    <DashboardRow {...row}>
      <span className={rowStyles.sign}>
        <Icon as={icon} />
      </span>
    </DashboardRow>
  );
}

function NotTodayLine({ quietDay: { status, begin, end } }: { quietDay: QuietDay }) {
  const quiet = status === 'yes';
  return (
    <div className={styles.notToday}>
      <p role="status">{quiet ? strings.quietUntilTomorrow : ''}</p>
      {/* One button for both, so that the reader who pressed it is still on it. */}
      <Button variant="quiet" size="small" onClick={quiet ? end : begin}>
        {quiet ? strings.showThemAfterAll : strings.quietForToday}
      </Button>
      {!quiet && <small>{strings.noPromptsOrSuggestions}</small>}
    </div>
  );
}

const isByHand = ({ kind }: BackupNudge) => kind === 'suggest' || kind === 'renew';

function BackupSuggestion({ kind, later }: BackupNudge) {
  return (
    <div className={styles.nudge}>
      <p>
        {kind === 'renew' ? strings.yourLastBackup : strings.whatYouWroteIs}{' '}
        <TextLink asChild>
          <Link to={paths.profileExport.to()}>{strings.makeABackup}</Link>
        </TextLink>
      </p>
      <Button variant="quiet" size="small" onClick={later}>
        {strings.later}
      </Button>
    </div>
  );
}
