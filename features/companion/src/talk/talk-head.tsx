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
import * as strings from './strings.ts';
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
              {strings.companion}
            </span>
          </h1>
          <p>{live.status === 'ready' ? whoAnswers(live.value) : ' '}</p>
        </div>
        <div className={styles.tools}>
          <IconButton label={strings.toneVoiceAndWriting} onClick={onTone}>
            <Icon as={SlidersHorizontalIcon} />
          </IconButton>
          <IconButton label={strings.earlierConversations} asChild>
            <Link to={{ search: `?${searchParam.view}=earlier` }}>
              <Icon as={HistoryIcon} />
            </Link>
          </IconButton>
          <IconButton label={strings.clearConversation} onClick={onClear}>
            <Icon as={EraserIcon} />
          </IconButton>
        </div>
      </div>
      <div className={styles.opening}>
        <Disclosure />
        {!isSaved && <p className={talk.note}>{strings.thisConversation}</p>}
        <div>
          <button type="button" className={styles.leave} onClick={onLeave}>
            {strings.newConversation}
          </button>
          <Link className={styles.leave} to={paths.companionMemory.to()}>
            {strings.whatIKnow}
          </Link>
        </div>
      </div>
    </>
  );
}

function whoAnswers({ kind, receiver }: EngineInUse): string {
  if (kind === 'browser') return strings.yourBrowsersOwn;
  return kind === 'guide' ? strings.guideOnThisDevice : strings.yourWordsGoTo(receiver ?? '');
}
