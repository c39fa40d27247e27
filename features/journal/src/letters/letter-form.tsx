import type { Someone } from '@mooring/data';
import { Icon, Notice, TextArea, TextField } from '@mooring/ui';
import { CheckIcon } from '@mooring/ui/bundled';
import { directionOf } from '../editor/direction.ts';
import { NotKeptNotice, Small } from '../editor/not-kept-notice.tsx';
import { BurnedLetter } from './burned-letter.tsx';
import styles from './letter.module.css';
import { LetterEnds } from './letter-ends.tsx';
import type { OpenLetter } from './open-letter.ts';
import { PeopleChips } from './people-chips.tsx';
import * as strings from './strings.ts';
import type { LetterEditor } from './use-letter-editor.ts';

type LetterFormProps = { editor: LetterEditor; page: OpenLetter; people: readonly Someone[] };

/** Whom the letter is to, its words, and its three ends. */
export function LetterForm({ editor, page, people }: LetterFormProps) {
  const { fields, change } = editor;
  if (editor.burned !== null) return <BurnedLetter words={editor.burned} />;
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <DraftNotice page={page} />
      {editor.burnedElsewhere && <Notice>{strings.thisLetterWasRemoved}</Notice>}
      <NotKeptNotice
        page={editor}
        retrySave={editor.retry}
        download={<Small onClick={editor.download}>{strings.downloadMyWords}</Small>}
      />
      <TextField
        label={strings.to}
        optional
        dir="auto"
        hint={strings.writeAnyNameOrLeave}
        value={fields.to}
        onChange={(event) => change({ to: event.target.value })}
      />
      <PeopleChips people={people} fields={fields} change={change} />
      <TextArea
        bare
        dir={directionOf(fields.text)}
        label={strings.yourLetter}
        placeholder={strings.yourLetter}
        value={fields.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      {editor.draft === 'kept' && (
        <p className={styles.kept}>
          <Icon as={CheckIcon} size="small" />
          {strings.draftKeptOnThisDevice}
        </p>
      )}
      <LetterEnds editor={editor} />
    </form>
  );
}

function DraftNotice({ page: { base, draft } }: { page: OpenLetter }) {
  if (draft === 'none') return null;
  if (draft === 'unreadable') {
    return <Notice>{strings.anEarlierDraft}</Notice>;
  }
  return <Notice>{base ? strings.yourDraftIsBack : strings.yourDraftIsBackIt}</Notice>;
}
