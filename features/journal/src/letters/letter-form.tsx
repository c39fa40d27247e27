import { Icon, Notice, TextArea, TextField } from '@mooring/ui';
import { CheckIcon } from '@mooring/ui/bundled';
import { directionOf } from '../editor/direction.ts';
import { NotKeptNotice, Small } from '../editor/not-kept-notice.tsx';
import { BurnedLetter } from './burned-letter.tsx';
import styles from './letter.module.css';
import { LetterEnds } from './letter-ends.tsx';
import type { OpenLetter } from './open-letter.ts';
import { PeopleChips } from './people-chips.tsx';
import type { LetterEditor } from './use-letter-editor.ts';

/** Whom the letter is to, its words, and its three ends. */
export function LetterForm({ editor, page }: { editor: LetterEditor; page: OpenLetter }) {
  const { fields, change } = editor;
  if (editor.burned !== null) return <BurnedLetter words={editor.burned} />;
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <DraftNotice page={page} />
      {editor.burnedElsewhere && (
        <Notice>
          This letter was removed in another tab or on another device. The words are still on this
          page. ‘Keep it’ saves them again.
        </Notice>
      )}
      <NotKeptNotice
        page={editor}
        retrySave={editor.retry}
        download={<Small onClick={editor.download}>Download my words</Small>}
      />
      <TextField
        label="To"
        optional
        dir="auto"
        hint="Write any name, or leave it empty."
        value={fields.to}
        onChange={(event) => change({ to: event.target.value })}
      />
      <PeopleChips fields={fields} change={change} />
      <TextArea
        bare
        dir={directionOf(fields.text)}
        label="Your letter"
        placeholder="Your letter"
        value={fields.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      {editor.draft === 'kept' && (
        <p className={styles.kept}>
          <Icon as={CheckIcon} size="small" />
          Draft kept on this device
        </p>
      )}
      <LetterEnds editor={editor} />
    </form>
  );
}

function DraftNotice({ page: { base, draft } }: { page: OpenLetter }) {
  if (draft === 'none') return null;
  if (draft === 'unreadable') {
    return (
      <Notice>
        An earlier draft could not be opened. You can write here as always; it will be kept in its
        place.
      </Notice>
    );
  }
  return (
    <Notice>
      {base
        ? 'Your draft is back. It has changes that are not in the kept letter yet.'
        : 'Your draft is back. It was kept on this device. To begin another letter, keep this one first.'}
    </Notice>
  );
}
