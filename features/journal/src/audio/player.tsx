import { say } from '@mooring/contract';
import type { Recording } from '@mooring/data';
import { Icon, IconButton, Notice } from '@mooring/ui';
import { clockText, PauseIcon, PlayIcon } from '@mooring/ui/bundled';
import { type KeyboardEvent, useMemo } from 'react';
import styles from './player.module.css';
import * as strings from './strings.ts';
import { usePlayer } from './use-player.ts';
import { Waveform } from './waveform.tsx';
import { bars, spread } from './waveform-strokes.ts';

/** ms that the arrow and the page keys move by. */
const [step, stride] = [5_000, 30_000];

/** A recording to listen to: play and pause, how it looks, and a way to any place in it. */
export function Player({ recording }: { recording: Recording }) {
  const player = usePlayer(recording);
  const { status, position } = player;
  const { durationMs, peaks } = recording;
  const shape = useMemo(() => spread(peaks), [peaks]);
  const [now, length] = [clockText(position), clockText(durationMs)];

  function onKeyDown(event: KeyboardEvent) {
    const places: Record<string, number> = {
      ArrowLeft: position - step,
      ArrowDown: position - step,
      ArrowRight: position + step,
      ArrowUp: position + step,
      PageDown: position - stride,
      PageUp: position + stride,
      Home: 0,
      End: durationMs,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    player.seek(place);
  }

  return (
    <div className={styles.player}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that nobody sees. */}
      <div role="group" aria-label={strings.recordingLength(length)} className={styles.bar}>
        <IconButton
          solid
          className={styles.play}
          label={status === 'still' ? strings.playRecording : strings.pauseRecording}
          aria-busy={status === 'opening' || undefined}
          onClick={player.toggle}
        >
          <Icon as={status === 'still' ? PlayIcon : PauseIcon} />
        </IconButton>
        <div className={styles.track}>
          <Waveform peaks={shape} passed={(position / Math.max(1, durationMs)) * bars} />
          <input
            type="range"
            className={styles.range}
            aria-label={strings.placeInTheRecording}
            aria-valuetext={strings.ofNow(now, length)}
            min={0}
            max={durationMs}
            step={50}
            value={position}
            onChange={(event) => player.seek(event.target.valueAsNumber)}
            onKeyDown={onKeyDown}
          />
        </div>
        <p className={styles.times} aria-hidden="true">
          <span>{now}</span>
          <span>{length}</span>
        </p>
      </div>
      {player.failure && <PlayerFailure title={say(player.failure)} />}
      {!player.isComplete && <Notice>{strings.aPartOfThisRecording}</Notice>}
    </div>
  );
}

function PlayerFailure({ title }: { title: ReturnType<typeof say> }) {
  return (
    <Notice tone="danger" title={title.title}>
      {title.text}
    </Notice>
  );
}
