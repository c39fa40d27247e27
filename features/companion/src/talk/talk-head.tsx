import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { type EngineInUse, useHostedStatus, useLive } from '@mooring/data';
import { Icon, IconButton } from '@mooring/ui';
import {
  EraserIcon,
  HistoryIcon,
  SlidersHorizontalIcon,
  useFocusOnArrival,
} from '@mooring/ui/bundled';
import { Disclosure } from '../disclosure.tsx';
import { searchParam } from '../use-companion.ts';
import talk from './talk.module.css';
import styles from './talk-head.module.css';

type TalkHeadProps = {
  isSaved: boolean;
  onTone(): void;
  onClear(): void;
  onLeave(): void;
};

/** Who answers, and what can be done with the conversation as a whole. Stays in sight below the header. */
export function TalkHead({ isSaved, onTone, onClear, onLeave }: TalkHeadProps) {
  const title = useFocusOnArrival<HTMLSpanElement>();
  const live = useLive(({ chat }) => chat.engineInUse(), ['user_data'], useHostedStatus());
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>
            <span ref={title} tabIndex={-1} className={talk.title}>
              Companion
            </span>
          </h1>
          <p>{live.status === 'ready' ? whoAnswers(live.value) : ' '}</p>
        </div>
        <div className={styles.tools}>
          <IconButton label="Tone, voice and writing" onClick={onTone}>
            <Icon as={SlidersHorizontalIcon} />
          </IconButton>
          <IconButton label="Earlier conversations" asChild>
            <Link to={{ search: `?${searchParam.view}=earlier` }}>
              <Icon as={HistoryIcon} />
            </Link>
          </IconButton>
          <IconButton label="Clear conversation" onClick={onClear}>
            <Icon as={EraserIcon} />
          </IconButton>
        </div>
      </div>
      <div className={styles.opening}>
        <Disclosure />
        {!isSaved && (
          <p className={talk.note}>
            This conversation is not being kept. It is gone when you leave this page.
          </p>
        )}
        <button type="button" className={styles.leave} onClick={onLeave}>
          New conversation
        </button>
        <Link className={styles.leave} to={paths.companionMemory.to()}>
          What I know
        </Link>
      </div>
    </>
  );
}

function whoAnswers({ kind, receiver }: EngineInUse): string {
  if (kind === 'browser') return 'Your browser’s own model, on this device';
  return kind === 'guide' ? 'Guide, on this device' : `Your words go to ${receiver}`;
}
