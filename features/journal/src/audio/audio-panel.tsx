import { maxLevels, maxRecordingMs, type RecorderState, type Recording } from '@mooring/data';
import { Button, Icon, IconButton, VisuallyHidden } from '@mooring/ui';
import { clockText, MicIcon, SquareIcon, TrashIcon } from '@mooring/ui/bundled';
import styles from './audio-panel.module.css';
import { NoMicrophone } from './no-microphone.tsx';
import { PanelNotices } from './panel-notices.tsx';
import { Player } from './player.tsx';
import * as strings from './strings.ts';
import type { PageRecorder } from './use-page-recorder.ts';
import { Waveform } from './waveform.tsx';

/** ms; from here on it is said that the end is near. */
const nearlyLongest = maxRecordingMs - 60_000;

/** The recorder of a page: nothing yet, speaking, or what was said. */
export function AudioPanel({ recorder }: { recorder: PageRecorder }) {
  return (
    <section className={styles.panel} aria-label={strings.recorder}>
      {bodyOf(recorder)}
      <PanelNotices recorder={recorder} />
      <NoMicrophone reason={recorder.none} onClose={recorder.readNone} onRetry={recorder.start} />
    </section>
  );
}

function bodyOf(recorder: PageRecorder) {
  const { take, recording } = recorder;
  if (take.status !== 'idle') return <Speaking take={take} onStop={recorder.stop} />;
  return recording ? (
    <Said key={recording.id} recorder={recorder} recording={recording} />
  ) : (
    <Nothing onStart={recorder.start} />
  );
}

function Nothing({ onStart }: { onStart(): void }) {
  return (
    <div className={styles.stage}>
      <IconButton solid label={strings.startRecording} className={styles.round} onClick={onStart}>
        <Icon as={MicIcon} />
      </IconButton>
      <p className={styles.caption}>{strings.sayItOutLoudForUp}</p>
      <p className={styles.hint}>{strings.itIsEncryptedOnThisDevice}</p>
    </div>
  );
}

function Speaking({ take, onStop }: { take: RecorderState; onStop(): void }) {
  const recording = take.status === 'recording';
  const [elapsed, levels] = recording ? [take.elapsedMs, take.levels] : [0, []];
  const waterline = [...Array<number>(maxLevels - levels.length).fill(0), ...levels];
  return (
    <div className={styles.stage} data-recording={recording || undefined}>
      <div className={styles.level}>
        <Waveform peaks={waterline} passed={maxLevels} />
      </div>
      <p className={styles.elapsed} role="timer" aria-label={strings.recordedSoFar}>
        {clockText(elapsed)}
      </p>
      <IconButton solid label={strings.stopRecording} className={styles.round} onClick={onStop}>
        <Icon as={SquareIcon} />
      </IconButton>
      <p className={styles.caption} role="status">
        {captionOf(take)}
      </p>
      <p className={styles.hint}>
        {elapsed >= nearlyLongest ? strings.thereIsOneMinute : strings.takeYourTimeSilence}
      </p>
    </div>
  );
}

function captionOf({ status }: RecorderState): string {
  if (status === 'asking') return strings.waitingForYourMicrophone;
  return status === 'ending' ? strings.keepingWhatYouSaid : strings.recording;
}

function Said({ recorder, recording }: { recorder: PageRecorder; recording: Recording }) {
  return (
    <div className={styles.said}>
      <VisuallyHidden>
        <p role="status">{strings.recordedClockText(clockText(recording.durationMs))}</p>
      </VisuallyHidden>
      <Player recording={recording} />
      <div className={styles.actions}>
        <Button variant="quiet" size="small" className={styles.again} onClick={recorder.start}>
          <Icon as={MicIcon} size="small" />
          {strings.recordNew}
        </Button>
        <Button variant="danger-quiet" size="small" onClick={recorder.remove}>
          <Icon as={TrashIcon} size="small" />
          {strings.deleteRecording}
        </Button>
      </div>
    </div>
  );
}
