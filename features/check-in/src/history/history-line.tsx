import { fullDate, fullDay, say, shortDay, timeOfDay } from '@mooring/contract';
import { type CheckIn, emotionMark, emotionName, type MuteItem } from '@mooring/data';
import { Button, Icon, IconButton } from '@mooring/ui';
import {
  ConfirmButton,
  EmotionDisc,
  EyeIcon,
  EyeOffIcon,
  LockIcon,
  Trash2Icon,
} from '@mooring/ui/bundled';
import { isValid } from 'date-fns';
import { useState } from 'react';
import { strengthName } from '../strength-name.ts';
import styles from './history.module.css';
import type { HistoryRow } from './history-rows.ts';
import * as strings from './strings.ts';

type HistoryLineProps = {
  row: HistoryRow;
  /** It is not to be brought up: only its day is shown. */
  isHidden: boolean;
  mute: MuteItem;
  onShow(): void;
  onRemove(record: CheckIn): void;
  /** Deletes one that cannot be opened, for good. */
  onDelete(id: string): void;
};

export function HistoryLine(props: HistoryLineProps) {
  const { row, isHidden, mute, onShow, onRemove, onDelete } = props;
  const { record } = row;
  const at = new Date(row.at);
  // The pressed button goes, so the focus moves to the one that takes its place.
  const [isPressed, setPressed] = useState(false);
  const press = (act: () => void) => () => {
    setPressed(true);
    act();
  };
  const named = record && `${emotionName(record.emotion)}, ${fullDay(at)}, ${timeOfDay(at)}`;
  return (
    <li className={styles.line}>
      {!record && <Unreadable onDelete={() => onDelete(row.id)} />}
      {record && !isHidden && <Felt record={record} />}
      {isHidden && (
        <div className={styles.words}>
          <Button variant="quiet" size="small" autoFocus={isPressed} onClick={press(onShow)}>
            <Icon as={EyeOffIcon} size="small" />
            {strings.notBroughtUpShow}
          </Button>
        </div>
      )}
      {/* A damaged time must not take the other lines with it. */}
      {isValid(at) && (
        <time dateTime={row.at} title={`${fullDate(at)}, ${timeOfDay(at)}`}>
          {shortDay(at)}
        </time>
      )}
      {record && !isHidden && (
        <>
          <IconButton
            label={`${mute.isMuted ? strings.showAgain : strings.dontBringUpAgain}: ${named}`}
            title={mute.isMuted ? strings.showItAgain : strings.dontBringThisUp}
            className={styles.remove}
            autoFocus={isPressed}
            onClick={press(mute.toggle)}
          >
            <Icon as={mute.isMuted ? EyeIcon : EyeOffIcon} size="small" />
          </IconButton>
          <IconButton
            label={strings.removeNamed(named ?? '')}
            className={styles.remove}
            onClick={() => onRemove(record)}
          >
            <Icon as={Trash2Icon} size="small" />
          </IconButton>
        </>
      )}
    </li>
  );
}

function Felt({ record }: { record: CheckIn }) {
  return (
    <>
      <EmotionDisc mark={emotionMark(record.emotion)} size="small" />
      <div className={styles.words}>
        <p className={styles.felt}>
          <b className={styles.name}>{emotionName(record.emotion)}</b>
          {record.word && (
            <span className={styles.finer} dir="auto">
              {record.word}
            </span>
          )}
          <span className={styles.strength}>{strengthName(record.intensity)}</span>
        </p>
        {record.notes && <p className={styles.notes}>{record.notes}</p>}
      </div>
    </>
  );
}

function Unreadable({ onDelete }: { onDelete(): void }) {
  const { title, text } = say('vault.unreadable');
  return (
    <>
      <span className={styles.shut}>
        <Icon as={LockIcon} size="small" />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{title}</p>
        <p className={styles.notes}>{text}</p>
        <ConfirmButton
          {...say('vault.delete-unreadable')}
          confirmLabel={strings.deleteIt}
          cancelLabel={strings.keepIt}
          onConfirm={onDelete}
        >
          {strings.deleteIt}
        </ConfirmButton>
      </div>
    </>
  );
}
