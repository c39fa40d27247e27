import { Button, Icon, Notice, PauseIcon, PlayIcon, Slider } from '@mooring/ui';
import styles from './sound.module.css';
import type { Sound } from './sounds.ts';
import { useSound } from './use-sound.ts';

/** Sounds made on the device: one plays at a time, at one loudness for all. */
export function SoundPlayer({ sounds }: { sounds: readonly Sound[] }) {
  const player = useSound();
  if (!player.available) {
    return <Notice title="No sound here">This browser cannot make these sounds.</Notice>;
  }
  return (
    <>
      <ul className={styles.sounds}>
        {sounds.map((sound) => {
          const playing = player.playing === sound.id;
          return (
            <li key={sound.id}>
              <div>
                <h2>{sound.title}</h2>
                <p>{sound.text}</p>
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
            </li>
          );
        })}
      </ul>
      {player.failed && (
        <Notice tone="danger" title="The sound did not start">
          Another app may be using the speakers. Please try again.
        </Notice>
      )}
      <Slider
        label="Volume"
        valueText={`${player.volume} percent`}
        min={0}
        max={100}
        step={5}
        value={player.volume}
        onValueChange={player.setVolume}
      />
    </>
  );
}
