import { Link } from '@mooring/contract/router';
import type { NowPlaying } from '@mooring/data';
import { Icon, IconButton } from '@mooring/ui';
import { PauseIcon, PlayIcon, XIcon } from '@mooring/ui/bundled';
import styles from './sound-bar.module.css';
import * as strings from './strings.ts';

/** What plays, above the navigation of every page, with ways to pause and to end it. */
export function SoundBar({ playing }: { playing: NowPlaying }) {
  return (
    <section className={styles.bar} aria-label={strings.sound}>
      <Link to={playing.page}>{playing.title}</Link>
      {playing.minutesLeft !== null && (
        <span className={styles.left}>{strings.minutesLeft(playing.minutesLeft)}</span>
      )}
      <IconButton
        label={playing.paused ? strings.playSound : strings.pauseSound}
        onClick={playing.toggle}
      >
        <Icon as={playing.paused ? PlayIcon : PauseIcon} />
      </IconButton>
      <IconButton label={strings.stopSound} onClick={playing.stop}>
        <Icon as={XIcon} />
      </IconButton>
    </section>
  );
}
