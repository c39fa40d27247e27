import type { NowPlaying } from '@mooring/data';
import { Button, Icon } from '@mooring/ui';
import { PauseIcon, PlayIcon, Waterline } from '@mooring/ui/bundled';
import { CloseRoom, QuietRoom } from '../room/quiet-room.tsx';
import { endsIn } from './ends-in.ts';
import styles from './sound.module.css';
import * as strings from './strings.ts';

/** What plays, on a dark screen with nothing else on it. The screen may go dark by itself: the sound goes on. */
export function SoundQuietRoom({ playing }: { playing: NowPlaying }) {
  return (
    <QuietRoom
      title={playing.title}
      awake={false}
      fades
      close={<CloseRoom to="" />}
      controls={
        <Button wide variant="secondary" onClick={playing.toggle}>
          <Icon as={playing.paused ? PlayIcon : PauseIcon} size="small" />
          {playing.paused ? strings.goOn : strings.pause}
        </Button>
      }
    >
      <Waterline className={styles.water} />
      <p className={styles.left} role="status">
        {playing.minutesLeft === null ? '' : endsIn(playing.minutesLeft)}
      </p>
    </QuietRoom>
  );
}
