import { Link } from '@mooring/contract/router';
import type { NowPlaying } from '@mooring/data';
import { Icon, IconButton } from '@mooring/ui';
import { PauseIcon, PlayIcon, XIcon } from '@mooring/ui/bundled';
import styles from './sound-bar.module.css';

/** What plays, above the navigation of every page, with ways to pause and to end it. */
export function SoundBar({ playing }: { playing: NowPlaying }) {
  return (
    <section className={styles.bar} aria-label="Sound">
      <Link to={playing.page}>{playing.title}</Link>
      <IconButton label={playing.paused ? 'Play sound' : 'Pause sound'} onClick={playing.toggle}>
        <Icon as={playing.paused ? PlayIcon : PauseIcon} />
      </IconButton>
      <IconButton label="Stop sound" onClick={playing.stop}>
        <Icon as={XIcon} />
      </IconButton>
    </section>
  );
}
