import type { ConversationMessage } from '@mooring/data';
import { Button, Icon, IconButton, VisuallyHidden } from '@mooring/ui';
import {
  BookmarkCheckIcon,
  BookmarkIcon,
  CopyIcon,
  FeatherIcon,
  SquareIcon,
  Volume2Icon,
} from '@mooring/ui/bundled';
import { memo } from 'react';
import { RecordedSound } from '../audio/recorded-sound.tsx';
import * as strings from './strings.ts';
import styles from './talk.module.css';

export type MessageRowActions = {
  onRead(id: string, text: string): void;
  onKeep(message: ConversationMessage): void;
  onCopy(text: string): void;
  onTake(text: string): void;
};

type MessageRowProps = MessageRowActions & {
  message: ConversationMessage;
  reading: boolean;
  kept: boolean;
};

/** One message with what can be done with it. A long conversation draws it only when it has changed. */
export const MessageRow = memo(
  function MessageRow({ message, reading, kept, ...actions }: MessageRowProps) {
    const mine = message.role === 'user';
    return (
      <li className={mine ? styles.mine : styles.says} data-writing={message.writing}>
        <VisuallyHidden>{mine ? strings.youSaid : strings.theCompanionSaid}</VisuallyHidden>
        {message.recording && <RecordedSound recording={message.recording} />}
        {message.text !== '' && (
          <div className={styles.words}>
            {paragraphsOf(message.text).map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        )}
        {message.stopped && <p className={styles.note}>{strings.stoppedHere}</p>}
        {message.text !== '' && <Tools {...{ message, reading, kept, mine, ...actions }} />}
      </li>
    );
  },
  (before, after) =>
    before.message === after.message &&
    before.reading === after.reading &&
    before.kept === after.kept,
);

function Tools({
  message,
  reading,
  kept,
  mine,
  onRead,
  onKeep,
  onCopy,
  onTake,
}: MessageRowProps & { mine: boolean }) {
  const { id, text, writing, crisis } = message;
  return (
    <div className={styles.tools}>
      {!mine && (
        <IconButton
          label={reading ? strings.stopReading : strings.readAloud}
          onClick={() => onRead(id, text)}
        >
          <Icon as={reading ? SquareIcon : Volume2Icon} size="small" />
        </IconButton>
      )}
      {!crisis && (
        <IconButton
          label={kept ? strings.keptInYourBookmarks : strings.keepThis}
          aria-pressed={kept}
          className={styles.keep}
          onClick={() => onKeep(message)}
        >
          <Icon as={kept ? BookmarkCheckIcon : BookmarkIcon} size="small" />
        </IconButton>
      )}
      <IconButton label={strings.copy} onClick={() => onCopy(text)}>
        <Icon as={CopyIcon} size="small" />
      </IconButton>
      {!mine && writing && (
        <Button variant="quiet" size="small" onClick={() => onTake(text)}>
          <Icon as={FeatherIcon} size="small" />
          {strings.takeItToAPage}
        </Button>
      )}
    </div>
  );
}

const paragraphsOf = (text: string) => text.split(/\n{2,}/).filter((part) => part.trim() !== '');
