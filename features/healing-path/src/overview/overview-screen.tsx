import { paths } from '@mooring/contract';
import { Link, Navigate, useSearchParams } from '@mooring/contract/router';
import { type HealingPath, type Muted, useMuted } from '@mooring/data';
import { Button, Icon, Notice, Page, Skeleton } from '@mooring/ui';
import { AnchorIcon, Progress } from '@mooring/ui/bundled';
import { Booklet } from '../earlier/booklet.tsx';
import { EarlierPathPage } from '../earlier/earlier-path.tsx';
import { EarlierPaths } from '../earlier/earlier-paths.tsx';
import { PrintButton } from '../earlier/print-button.tsx';
import { cutText } from '../path/cut-text.ts';
import { allCompleted, completedIn, percentOf } from '../path/progress.ts';
import { useStoredPath } from '../path/use-stored-path.ts';
import styles from './overview.module.css';
import { PathRope } from './path-rope.tsx';
import * as strings from './strings.ts';

export function Component() {
  const earlier = useSearchParams()[0].get('earlier');
  return earlier === null ? <Overview /> : <EarlierPathPage startDate={earlier} />;
}

function Overview() {
  const stored = useStoredPath();
  const { hides, isKnown } = useMuted();
  // A page of its own: what comes after it takes its place, and nothing of it moves down.
  if (stored.status === 'loading' || !isKnown) {
    return (
      <Page key="opening" layout="margin" title={strings.yourHealingPath}>
        <Skeleton lines={6} />
      </Page>
    );
  }
  if (stored.status === 'missing') return <Navigate to={paths.healingPath.to()} replace />;

  const { path } = stored;
  const percent = percentOf(path);
  const total = path.customPath.length;
  return (
    <Page
      layout="margin"
      title={strings.yourHealingPath}
      lead={
        <>
          {!hides({ text: path.visionOfHealing }) && (
            <p className={styles.vision}>“{cutText(path.visionOfHealing, 100)}”</p>
          )}
          <div className={styles.progress}>
            <p>{strings.ofCheckpointsCompletedIn(completedIn(path), total)}</p>
            <p className={styles.percent}>{percent}%</p>
            <Progress value={percent} label={strings.progress} />
          </div>
        </>
      }
    >
      <Booklet path={path} className={styles.paper} />
      <div className={styles.overview}>
        <PathRope path={path} hides={hides} />
        <WeeklyAnchor anchor={path.weeklyAnchor} hides={hides} />
        {path.currentCheckpoint > total ? (
          <Notice title={strings.journeyComplete}>
            {allCompleted(path) ? strings.youHaveBeenToEvery : strings.youHaveComeToTheEnd}
          </Notice>
        ) : (
          !allCompleted(path) && (
            <Button asChild wide>
              <Link to={paths.checkpoint.to({ id: String(path.currentCheckpoint) })}>
                {strings.continueYourJourney}
              </Link>
            </Button>
          )
        )}
        {allCompleted(path) && (
          <Button asChild wide>
            <Link to={paths.healingPath.to()}>{strings.startNewPath}</Link>
          </Button>
        )}
        <Button asChild wide variant="quiet">
          <Link to={paths.dashboard.to()}>{strings.returnToDashboard}</Link>
        </Button>
        <PrintButton />
        <EarlierPaths />
      </div>
    </Page>
  );
}

type WeeklyAnchorProps = { anchor: HealingPath['weeklyAnchor']; hides: Muted['hides'] };

/** Made from the person's words by whoever made the path, so it may hold what is not to be brought up. */
function WeeklyAnchor({ anchor: { message, prompt }, hides }: WeeklyAnchorProps) {
  if (hides({ text: message }) && hides({ text: prompt })) return null;
  return (
    <section className={styles.anchor} aria-labelledby="weekly-anchor">
      <h2 id="weekly-anchor">
        <Icon as={AnchorIcon} size="small" />
        {strings.weeklyAnchor}
      </h2>
      {!hides({ text: message }) && <p className={styles.message}>{message}</p>}
      {!hides({ text: prompt }) && <p>{prompt}</p>}
    </section>
  );
}
