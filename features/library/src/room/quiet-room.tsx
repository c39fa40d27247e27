import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, Icon } from '@mooring/ui';
import { LifeBuoyIcon, useFocusOnArrival, XIcon } from '@mooring/ui/bundled';
import type { ReactNode } from 'react';
import styles from './quiet-room.module.css';
import * as strings from './strings.ts';
import { useIdle } from './use-idle.ts';
import { useNight } from './use-night.ts';
import { useScreenAwake } from './use-screen-awake.ts';

type QuietRoomProps = {
  title: string;
  /** The way out: a link or a button that says 'Close'. */
  close: ReactNode;
  /** Buttons at the foot. */
  controls: ReactNode;
  /** False while it is paused: the screen may go dark then. */
  awake: boolean;
  /** Whether the buttons fade when nothing was touched for a while. They come back with a touch or a key. */
  fades?: boolean;
  children: ReactNode;
};

/** A page of its own for something that takes time: the whole screen, at night, without header or navigation. */
export function QuietRoom({
  title,
  close,
  controls,
  awake,
  fades = false,
  children,
}: QuietRoomProps) {
  useNight();
  useScreenAwake(awake);
  const idle = useIdle();
  const room = useFocusOnArrival<HTMLDivElement>({ scroll: 'none' });
  return (
    <div ref={room} tabIndex={-1} className={styles.room} data-idle={(fades && idle) || undefined}>
      <div className={styles.head}>
        {close}
        <Button asChild variant="quiet" size="small">
          <Link to={paths.safety.to()}>
            <Icon as={LifeBuoyIcon} size="small" />
            {strings.rightNow}
          </Link>
        </Button>
      </div>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.stage}>{children}</div>
      <div className={styles.controls}>{controls}</div>
    </div>
  );
}

/** The way out of a room that has an address. `to` is the search of the page it leads to. */
export function CloseRoom({ to }: { to: string }) {
  return (
    <Button asChild variant="quiet" size="small">
      <Link to={{ search: to }}>
        <Icon as={XIcon} size="small" />
        {strings.close}
      </Link>
    </Button>
  );
}
