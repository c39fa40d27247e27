import { Button, Icon, Notice } from '@mooring/ui';
import { PauseIcon, PlayIcon, Segments, Slider } from '@mooring/ui/bundled';
import type { ReactNode } from 'react';
import { BookmarkToggle } from '../moments/bookmark-button.tsx';
import type { LibraryPage } from '../moments/library-page.ts';
import { useBookmarks } from '../moments/use-bookmarks.ts';
import { canPlaySound } from './mixer.ts';
import styles from './sound.module.css';
import type { Sound } from './sounds.ts';
import { type Player, useMixer } from './use-mixer.ts';
import type { SleepTimer } from './use-sleep-timer.ts';

/** Sounds made on the device: any of them together, each at its own loudness, with a timer for falling asleep. */
export function SoundPlayer({
  room,
  title,
  sounds,
}: {
  room: LibraryPage;
  title: string;
  sounds: readonly Sound[];
}) {
  const player = useMixer(title);
  const bookmarks = useBookmarks();
  if (!canPlaySound())
    return <Notice title="No sound here">This browser cannot make these sounds.</Notice>;
  return (
    <>
      <ul className={styles.sounds}>
        {sounds.map((sound) => (
          <SoundRow key={sound.id} sound={sound} player={player}>
            <BookmarkToggle
              item={{ room, id: sound.id, content: sound.title }}
              bookmarks={bookmarks}
              describedBy={`sound-${sound.id}`}
            />
          </SoundRow>
        ))}
      </ul>
      {player.failed && (
        <Notice tone="danger" title="The sound did not start">
          Another app may be using the speakers. Please try again.
        </Notice>
      )}
      <SleepTimerRow timer={player.timer} />
    </>
  );
}

function SoundRow({
  sound,
  player,
  children,
}: {
  sound: Sound;
  player: Player;
  children: ReactNode;
}) {
  const volume = player.playing[sound.id];
  const playing = volume !== undefined;
  return (
    <li data-playing={playing || undefined}>
      <div className={styles.row}>
        <div>
          <h2 id={`sound-${sound.id}`}>{sound.title}</h2>
          <p>{sound.text}</p>
          {children}
        </div>
        <Button
          variant="secondary"
          size="small"
          aria-label={`${playing ? 'Pause' : 'Play'} ${sound.title}`}
          onClick={() => player.toggle(sound)}
        >
          <Icon as={playing ? PauseIcon : PlayIcon} size="small" />
          {playing ? 'Pause' : 'Play'}
        </Button>
      </div>
      {playing && (
        <Slider
          label={`Volume of ${sound.title}`}
          valueText={`${volume} percent`}
          min={0}
          max={100}
          step={5}
          value={volume}
          onValueChange={(next) => player.setVolume(sound.id, next)}
        />
      )}
    </li>
  );
}

const lengths = [0, 15, 30, 60] as const;

function SleepTimerRow({ timer }: { timer: SleepTimer }) {
  return (
    <div className={styles.timer}>
      <Segments
        label="Sleep timer"
        options={lengths.map((minutes) => ({
          value: String(minutes),
          label: minutes === 0 ? 'No timer' : `${minutes} min`,
        }))}
        value={String(timer.minutes)}
        onValueChange={(minutes) => timer.set(Number(minutes))}
      />
      <p role="status">{timer.left === null ? '' : endsIn(timer.left)}</p>
    </div>
  );
}

function endsIn(minutes: number): string {
  const rest = minutes === 1 ? 'within a minute' : `in about ${minutes} minutes`;
  return `It grows quiet and stops ${rest}.`;
}
