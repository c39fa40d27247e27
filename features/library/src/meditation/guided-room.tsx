import { Link } from '@mooring/contract/router';
import { Button, Icon } from '@mooring/ui';
import { Chip, Pacer, PauseIcon, PlayIcon, Volume2Icon, XIcon } from '@mooring/ui/bundled';
import { NetworkVoiceQuestion } from '../network-voice-question.tsx';
import { QuietRoom } from '../room/quiet-room.tsx';
import styles from './meditation.module.css';
import * as strings from './strings.ts';
import type { Guided } from './use-guided.ts';

type GuidedRoomProps = { title: string; lines: readonly string[]; guided: Guided };

/** The line that stands now over a light to breathe with, and the few things one may want to press. */
export function GuidedRoom({ title, lines, guided }: GuidedRoomProps) {
  const line = guided.line ?? 0;
  return (
    <QuietRoom
      title={title}
      awake={guided.playing}
      fades={guided.playing}
      close={
        <Button variant="quiet" size="small" onClick={guided.end}>
          <Icon as={XIcon} size="small" />
          {strings.backToTheText}
        </Button>
      }
      controls={<Controls line={line} count={lines.length} guided={guided} />}
    >
      <Pacer paused={!guided.playing} />
      <p className={styles.line} role="status">
        {lines[line]}
      </p>
    </QuietRoom>
  );
}

function Controls({ line, count, guided }: { line: number; count: number; guided: Guided }) {
  return (
    <>
      <p className={styles.place}>{strings.lineOfLine(line + 1, count)}</p>
      {guided.isLast ? (
        <Button asChild wide>
          <Link to={{ search: '' }}>{strings.close}</Link>
        </Button>
      ) : (
        <Button wide onClick={guided.togglePause}>
          <Icon as={guided.playing ? PauseIcon : PlayIcon} size="small" />
          {guided.playing ? strings.pause : strings.goOn}
        </Button>
      )}
      <div className={styles.steps}>
        <Button
          variant="quiet"
          size="small"
          disabled={line === 0}
          onClick={() => guided.go(line - 1)}
        >
          {strings.backALine}
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={guided.isLast}
          onClick={() => guided.go(line + 1)}
        >
          {strings.nextLine}
        </Button>
        {guided.voice.missing !== 'none' && (
          <Chip pressed={guided.voice.on} onPressedChange={guided.voice.toggle}>
            <Icon as={Volume2Icon} size="small" />
            {strings.readToMe}
          </Chip>
        )}
      </div>
      <p className={styles.place} role="status">
        {guided.voice.missing === 'none' && strings.thisBrowserHas}
      </p>
      <NetworkVoiceQuestion
        open={guided.voice.missing === 'network'}
        onAgree={guided.voice.agree}
        onDecline={guided.voice.decline}
      />
    </>
  );
}
