import { say } from '@mooring/contract';
import { Icon, IconButton, Notice } from '@mooring/ui';
import {
  ArrowUpIcon,
  Chip,
  MicIcon,
  SquareIcon,
  useKeyboardInset,
  useRefocus,
} from '@mooring/ui/bundled';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { PendingRecording } from '../audio/pending-recording.tsx';
import type { RecordedMessage } from '../audio/use-recorded-message.ts';
import { maxMessageLength } from '../carried-text.ts';
import styles from './composer-bar.module.css';
import * as strings from './strings.ts';
import type { Composer } from './use-composer.ts';
import type { TalkView } from './use-talk.ts';
import type { WritingChoice } from './use-writing-choice.ts';
import { writingNames } from './writing-names.ts';

type ComposerBarProps = {
  /** The field that is typed into. */
  box: RefObject<HTMLTextAreaElement | null>;
  talk: TalkView;
  composer: Composer;
  writing: WritingChoice;
  recorded: RecordedMessage;
};

/** The bar at the foot: what is being said, how long it may be, and the ways to send it. */
export function ComposerBar({ box, talk, composer, writing, recorded }: ComposerBarProps) {
  const countId = useId();
  const inset = useKeyboardInset();
  const pending = talk.waiting !== null;
  const { text } = composer;
  const over = text.length - maxMessageLength;
  const empty = text.trim() === '' && !recorded.recording;
  const sendable = !pending && !empty && over <= 0 && recorded.status === 'idle';
  useRefocus(box, pending);

  async function send() {
    if (!sendable) return;
    await recorded.retrySave();
    const { recording } = recorded;
    const said = {
      text: text.trim(),
      writing: writing.chosen,
      ...(recording ? { recording } : {}),
    };
    if (!(await talk.send(said))) return;
    composer.clear();
    writing.choose(null);
    recorded.onSent();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  }

  return (
    <form
      className={styles.bar}
      aria-label={strings.yourMessage}
      data-docked
      data-keyboard={inset > 0 || undefined}
      style={inset > 0 ? { insetBlockEnd: inset } : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className={styles.inside}>
        {talk.unsaved && <UnsavedNotice of={talk.unsaved} />}
        {composer.isTruncated && <p className={styles.hint}>{strings.yourPageIsLonger}</p>}
        {writing.chosen && (
          <Chip pressed check onPressedChange={() => writing.choose(null)}>
            {writingNames[writing.chosen]}
          </Chip>
        )}
        <PendingRecording recorded={recorded} />
        <div className={styles.row}>
          <IconButton
            label={recorded.status === 'recording' ? strings.stopRecording : strings.recordAMessage}
            disabled={pending || recorded.status === 'asking' || recorded.status === 'ending'}
            onClick={recorded.toggle}
          >
            <Icon as={recorded.status === 'recording' ? SquareIcon : MicIcon} />
          </IconButton>
          <div className={styles.field}>
            <textarea
              ref={box}
              rows={1}
              aria-label={strings.message}
              aria-describedby={countId}
              aria-invalid={over > 0 || undefined}
              placeholder={strings.sayWhatIsHere}
              autoComplete="off"
              disabled={pending}
              value={text}
              onChange={(event) => composer.change(event.currentTarget.value)}
              onKeyDown={onKeyDown}
            />
            <span id={countId} className={styles.count} data-over={over > 0 || undefined}>
              {text.length}/{maxMessageLength}
            </span>
          </div>
          {pending ? (
            <IconButton key="act" solid label={strings.stop} onClick={talk.stop}>
              <Icon as={SquareIcon} />
            </IconButton>
          ) : (
            <IconButton
              key="act"
              solid
              type="submit"
              label={strings.send}
              aria-disabled={!sendable || undefined}
            >
              <Icon as={ArrowUpIcon} />
            </IconButton>
          )}
        </div>
      </div>
    </form>
  );
}

function UnsavedNotice({ of: key }: { of: NonNullable<TalkView['unsaved']> }) {
  const { title, text } = say(key);
  return (
    <Notice tone="danger" title={title}>
      {text}
    </Notice>
  );
}
