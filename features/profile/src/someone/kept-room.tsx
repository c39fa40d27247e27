import { type Keepsake, useData, useSession } from '@mooring/data';
import { useEffect, useState } from 'react';
import { serverRoom } from '../hosting/strings.ts';
import styles from './someone.module.css';
import * as strings from './strings.ts';

/** How much is kept of one person, and what limits it, before a limit is reached. */
export function KeptRoom({ files }: { files: readonly Keepsake[] }) {
  const session = useSession();
  const left = useRoomLeft(files.length);
  const bytes = files.reduce((sum, { file }) => sum + (file?.size ?? 0), 0);
  return (
    <>
      <p className={styles.soft}>
        {files.length > 0 && `${strings.room.kept(files.length, bytes)} `}
        {strings.room.limits}
        {left !== null && left < plenty && ` ${strings.room.little(left)}`}
      </p>
      {session.status === 'open' && session.account.home === 'hosted' && (
        <p className={styles.soft}>{serverRoom}</p>
      )}
    </>
  );
}

/** Bytes that a browser still has, from which on nothing is said about them. The pictures of an entry have the same number. */
const plenty = 300_000_000;

/** Bytes that this browser has left. Null where it does not tell. Asked again when another file is kept. */
function useRoomLeft(count: number): number | null {
  const { device } = useData();
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    let isWanted = true;
    device.health().then(
      ({ used, quota }) =>
        isWanted &&
        setLeft(used === undefined || quota === undefined ? null : Math.max(0, quota - used)),
      // A device that does not answer is shown as one that says nothing.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [device, count]);
  return left;
}
