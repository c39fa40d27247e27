import { say } from '@mooring/contract';
import { type CheckIn, emotionMark, emotionName } from '@mooring/data';
import { EmotionDisc, Icon, LockIcon } from '@mooring/ui';
import { format } from 'date-fns';
import { strengthName } from '../strength-name.ts';
import styles from './history.module.css';
import type { HistoryRow } from './history-rows.ts';

export function HistoryLine({ row }: { row: HistoryRow }) {
  return (
    <li className={styles.line}>
      {row.record ? <Felt record={row.record} /> : <Unreadable />}
      <time dateTime={row.at} title={format(row.at, 'MMMM d, yyyy, h:mm a')}>
        {format(row.at, 'MMM d')}
      </time>
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

function Unreadable() {
  const { title, text } = say('vault.unreadable');
  return (
    <>
      <span className={styles.shut}>
        <Icon as={LockIcon} size="small" />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{title}</p>
        <p className={styles.notes}>{text}</p>
      </div>
    </>
  );
}
