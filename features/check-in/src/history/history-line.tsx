import { fullDate, fullDay, say, shortDay, timeOfDay } from '@mooring/contract';
import { type CheckIn, emotionMark, emotionName } from '@mooring/data';
import { Icon, IconButton } from '@mooring/ui';
import { ConfirmButton, EmotionDisc, LockIcon, Trash2Icon } from '@mooring/ui/bundled';
import { isValid } from 'date-fns';
import { strengthName } from '../strength-name.ts';
import styles from './history.module.css';
import type { HistoryRow } from './history-rows.ts';

type HistoryLineProps = {
  row: HistoryRow;
  onRemove(record: CheckIn): void;
  /** Deletes one that cannot be opened, for good. */
  onDelete(id: string): void;
};

export function HistoryLine({ row, onRemove, onDelete }: HistoryLineProps) {
  const { record } = row;
  const at = new Date(row.at);
  return (
    <li className={styles.line}>
      {record ? <Felt record={record} /> : <Unreadable onDelete={() => onDelete(row.id)} />}
      {/* A damaged time must not take the other lines with it. */}
      {isValid(at) && (
        <time dateTime={row.at} title={`${fullDate(at)}, ${timeOfDay(at)}`}>
          {shortDay(at)}
        </time>
      )}
      {record && (
        <IconButton
          label={`Remove ${emotionName(record.emotion)}, ${fullDay(at)}, ${timeOfDay(at)}`}
          className={styles.remove}
          onClick={() => onRemove(record)}
        >
          <Icon as={Trash2Icon} size="small" />
        </IconButton>
      )}
    </li>
  );
}

function Felt({ record }: { record: CheckIn }) {
  return (
    <>
      <EmotionDisc mark={emotionMark(record.emotion)} size="small" />
      <div className={styles.words}>
        <p>
          <b className={styles.name}>{emotionName(record.emotion)}</b>
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
          confirmLabel="Delete it"
          cancelLabel="Keep it"
          onConfirm={onDelete}
        >
          Delete it
        </ConfirmButton>
      </div>
    </>
  );
}
