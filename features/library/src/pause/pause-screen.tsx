import { paths, say } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Icon, Page, Skeleton, TextLink, VisuallyHidden } from '@mooring/ui';
import { ArrowLeftIcon, FailureNotice } from '@mooring/ui/bundled';
import { AfterPause } from './after-pause.tsx';
import { BeginPause } from './begin-pause.tsx';
import { EarlierNotes } from './earlier-notes.tsx';
import styles from './pause.module.css';
import { PauseLetter } from './pause-letter.tsx';
import { RunningPause } from './running-pause.tsx';
import * as strings from './strings.ts';
import { type PauseView, usePause } from './use-pause.ts';
import { WhoToCall } from './who-to-call.tsx';

/** Ten minutes before writing to somebody, and what can be done in them. */
export function Component() {
  const pause = usePause();
  return (
    <Page
      title={strings.aPauseBeforeYouWrite}
      lead={pause.phase === 'none' ? strings.youWantToWrite : undefined}
      back={<BackLink person={pause.person} />}
    >
      <PauseBody pause={pause} />
      <VisuallyHidden role="status">
        {pause.hasRunOut && strings.theTenMinutesAreOver}
      </VisuallyHidden>
    </Page>
  );
}

function PauseBody({ pause }: { pause: PauseView }) {
  const { live, phase, person } = pause;
  if (live.status === 'loading') return <Skeleton lines={4} />;
  if (live.status === 'failed') return <FailureNotice {...say(live.key)} retry={live.retry} />;
  return (
    <div className={styles.parts}>
      {phase === 'none' && <BeginPause pause={pause} />}
      {phase === 'running' && <RunningPause pause={pause} />}
      {phase === 'over' && <AfterPause pause={pause} />}
      <PauseLetter key={person?.id} person={person} />
      <WhoToCall />
      <EarlierNotes />
      <section className={styles.part} aria-labelledby="afraid">
        <h2 id="afraid">{strings.ifYouAreAfraid}</h2>
        <p>{strings.doTheyHurtYouThreaten}</p>
        <TextLink asChild>
          <Link to={paths.safety.to()}>{strings.openRightNowToFind}</Link>
        </TextLink>
      </section>
    </div>
  );
}

function BackLink({ person }: { person: PauseView['person'] }) {
  return (
    <TextLink asChild>
      <Link to={person ? paths.person.to({ id: person.id }) : paths.letters.to()}>
        <Icon as={ArrowLeftIcon} size="small" />
        {person ? person.name : strings.letters}
      </Link>
    </TextLink>
  );
}
