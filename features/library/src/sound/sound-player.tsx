import { Link } from '@mooring/contract/router';
import type { NowPlaying } from '@mooring/data';
import { Button, Icon, Notice } from '@mooring/ui';
import { PauseIcon, PlayIcon, Segments, Slider } from '@mooring/ui/bundled';
import type { ReactNode } from 'react';
import { BookmarkToggle } from '../moments/bookmark-button.tsx';
import type { LibraryPage } from '../moments/library-page.ts';
import { useBookmarks } from '../moments/use-bookmarks.ts';
import { endsIn } from './ends-in.ts';
import { canPlaySound } from './mixer.ts';
import styles from './sound.module.css';
import { SoundPicture } from './sound-picture.tsx';
import type { Sound } from './sounds.ts';
import * as strings from './strings.ts';
import { type Player, useSoundRoom } from './use-sound-room.ts';

/**
 * Sounds made on the device: any of them together, each at its own loudness, with a timer for falling asleep. They go on when
 * the page is left, until they are paused or ended.
 */
export function SoundPlayer({ room, sounds }: { room: LibraryPage; sounds: readonly Sound[] }) {
  const player = useSoundRoom(`/${room}`);
  const bookmarks = useBookmarks();
  if (!canPlaySound())
    return <Notice title={strings.noSoundHere}>{strings.thisBrowserCannot}</Notice>;
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
        <Notice tone="danger" title={strings.theSoundDidNot}>
          {strings.anotherAppMayBeUsing}
        </Notice>
      )}
      {player.playing && (
        <>
          <SleepTimerRow playing={player.playing} onChange={player.setTimer} />
          <Button asChild variant="secondary" wide>
            <Link to={{ search: '?quiet=1' }}>{strings.darkScreenNothing}</Link>
          </Button>
        </>
      )}
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
  const volume = player.playing?.volumes[sound.id];
  const playing = volume !== undefined;
  return (
    <li data-playing={playing || undefined}>
      <div className={styles.row}>
        <SoundPicture id={sound.id} />
        <div>
          <h2 id={`sound-${sound.id}`}>{sound.title}</h2>
          <p>{sound.text}</p>
          {children}
        </div>
        <Button
          variant="secondary"
          size="small"
          aria-label={`${playing ? strings.pause : strings.play} ${sound.title}`}
          onClick={() => player.toggle(sound)}
        >
          <Icon as={playing ? PauseIcon : PlayIcon} size="small" />
          {playing ? strings.pause : strings.play}
        </Button>
      </div>
      {playing && (
        <Slider
          label={strings.volumeOfTitle(sound.title)}
          valueText={strings.percentVolume(volume)}
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

type SleepTimerRowProps = { playing: NowPlaying; onChange(minutes: number): void };

function SleepTimerRow({ playing, onChange }: SleepTimerRowProps) {
  return (
    <div className={styles.timer}>
      <h2>{strings.sleepTimer}</h2>
      <Segments
        label={strings.sleepTimer}
        options={lengths.map((minutes) => ({
          value: String(minutes),
          label: minutes === 0 ? strings.noTimer : strings.minMinutes(minutes),
        }))}
        value={String(playing.minutes)}
        onValueChange={(minutes) => onChange(Number(minutes))}
      />
      <p role="status">{playing.minutesLeft === null ? '' : endsIn(playing.minutesLeft)}</p>
    </div>
  );
}
