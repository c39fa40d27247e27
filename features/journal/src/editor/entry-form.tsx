import { Button, Icon, type IconNode, Skeleton, TextArea } from '@mooring/ui';
import {
  AudioLinesIcon,
  BareTitle,
  CalendarIcon,
  CheckIcon,
  MessageCircleIcon,
  PenLineIcon,
  Segments,
  useKeyboardInset,
} from '@mooring/ui/bundled';
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { TagFields } from '../tags/tag-fields.tsx';
import { directionOf } from './direction.ts';
import styles from './entry-form.module.css';
import { EntryNotices } from './entry-notices.tsx';
import * as strings from './strings.ts';
import type { EntryEditor } from './use-entry-editor.ts';

/** Fetched for an audio entry only. What records is in the editor, so nothing that is said waits for it. */
const AudioPanel = lazy(async () => ({
  default: (await import('../audio/audio-panel.tsx')).AudioPanel,
}));

/** It comes after the page, which is about now without it. */
const WhenFields = lazy(async () => ({
  default: (await import('./when-fields.tsx')).WhenFields,
}));

/** Nobody has to wait for them to write, or to lose a word where they cannot be loaded. */
const PagePictures = lazy(() =>
  import('../pictures/page-pictures.tsx').then(
    (loaded) => ({ default: loaded.PagePictures }),
    () => ({ default: NoPictures }),
  ),
);

/** The title, the day, the words, the pictures and the tags of a page, and the way to save it. */
export function EntryForm({ editor, edits }: { editor: EntryEditor; edits: boolean }) {
  const { fields, change, saving, recorder } = editor;
  const audio = fields.type === 'audio';
  const recording = recorder.take.status !== 'idle';
  const missingId = useId();
  const inset = useKeyboardInset();
  const thoughts = useRef<HTMLTextAreaElement>(null);
  const toWords = editor.arrived && (editor.goesOn || (!edits && !audio));

  useEffect(() => {
    if (toWords) thoughts.current?.focus({ preventScroll: !editor.goesOn });
    const { length } = fields.content;
    if (editor.goesOn) thoughts.current?.setSelectionRange(length, length);
    // Only once, when the page has opened.
  }, []);

  /** A press puts the caret into the date, and so would leave it before what is typed. */
  function selectGiven({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    if (editor.titleIsGiven) currentTarget.select();
  }

  /** Enter after the title means 'now the words', never 'save'. */
  function goOn(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    thoughts.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    editor.save();
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <EntryNotices editor={editor} edits={edits} />
      <Segments
        className={styles.kind}
        label={strings.kindOfEntry}
        options={[
          {
            value: 'text',
            label: <Kind icon={PenLineIcon}>{strings.textEntry}</Kind>,
            disabled: recording,
          },
          { value: 'audio', label: <Kind icon={AudioLinesIcon}>{strings.audioEntry}</Kind> },
        ]}
        value={fields.type}
        onValueChange={(type) => change({ type })}
      />
      <BareTitle
        className={styles.title}
        dir="auto"
        label={strings.title}
        placeholder={strings.title}
        value={fields.title}
        autoComplete="off"
        onChange={(event) => change({ title: event.target.value })}
        onKeyDown={goOn}
        onFocus={selectGiven}
        onClick={selectGiven}
      />
      {fields.title.trim() === '' && (
        <Button
          variant="quiet"
          size="small"
          className={styles.aside}
          onClick={editor.titleWithDate}
        >
          <Icon as={CalendarIcon} size="small" />
          {editor.when.isChosen || edits
            ? strings.useTheDateOfThisEntry
            : strings.useTodaysDateAsTheTitle}
        </Button>
      )}
      <Suspense fallback={<div data-later />}>
        <WhenFields when={editor.when} edits={edits} />
      </Suspense>
      {audio && (
        <Suspense fallback={<Skeleton lines={3} />}>
          <AudioPanel recorder={recorder} />
        </Suspense>
      )}
      <TextArea
        bare
        dir={directionOf(fields.content)}
        ref={thoughts}
        className={audio ? styles.beside : undefined}
        label={strings.yourThoughts}
        placeholder={audio ? strings.aFewWordsBeside : strings.yourThoughts}
        value={fields.content}
        onChange={(event) => change({ content: event.target.value })}
      />
      {!audio && recorder.recording && (
        <p className={styles.kept}>
          <Icon as={AudioLinesIcon} size="small" />
          {strings.yourRecordingStays}
        </p>
      )}
      {editor.draft === 'kept' && (
        <p className={styles.kept}>
          <Icon as={CheckIcon} size="small" />
          {strings.draftKeptOnThisDevice}
        </p>
      )}
      <div className={styles.pictures}>
        <Suspense fallback={<div data-later />}>
          <PagePictures page={editor.pictures} />
        </Suspense>
      </div>
      <TagFields editor={editor} />
      <Button variant="quiet" size="small" className={styles.aside} onClick={editor.askCompanion}>
        <Icon as={MessageCircleIcon} size="small" />
        {strings.askTheCompanion}
      </Button>
      <div
        className={styles.foot}
        data-docked
        data-keyboard={inset > 0 || undefined}
        style={inset > 0 ? { insetBlockEnd: inset } : undefined}
      >
        <div className={styles.bar}>
          {editor.missing && (
            <p id={missingId} className={styles.missing}>
              {editor.missing}
            </p>
          )}
          <Button variant="secondary" onClick={editor.cancel}>
            {strings.cancel}
          </Button>
          <Button
            type="submit"
            disabled={editor.missing !== null}
            busy={saving.status === 'saving'}
            aria-describedby={editor.missing ? missingId : undefined}
          >
            {strings.saveEntry}
          </Button>
        </div>
      </div>
    </form>
  );
}

function NoPictures() {
  return <p className={styles.kept}>{strings.picturesCannot}</p>;
}

function Kind({ icon, children }: { icon: IconNode; children: string }) {
  return (
    <>
      <Icon as={icon} size="small" />
      {children}
    </>
  );
}
