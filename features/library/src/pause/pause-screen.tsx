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
import { type PauseView, usePause } from './use-pause.ts';
import { WhoToCall } from './who-to-call.tsx';

/** Ten minutes before writing to somebody, and what can be done in them. */
export function Component() {
  const pause = usePause();
  return (
    <Page
      title="A pause before you write"
      lead={
        pause.phase === 'none'
          ? 'You want to write to somebody, and you are not sure that it will help you. You can wait ten minutes first. The wish often gets weaker in that time.'
          : undefined
      }
      back={<BackLink person={pause.person} />}
    >
      <PauseBody pause={pause} />
      <VisuallyHidden role="status">
        {pause.hasRunOut && 'The ten minutes are over.'}
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
        <h2 id="afraid">If you are afraid of them</h2>
        <p>
          Do they hurt you, threaten you, follow you or control you? You do not have to answer them.
          Helplines can talk with you about it. The page ‘Right now’ also has a button to leave
          fast.
        </p>
        <TextLink asChild>
          <Link to={paths.safety.to()}>Open Right now to find a helpline</Link>
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
        {person ? person.name : 'Letters'}
      </Link>
    </TextLink>
  );
}
