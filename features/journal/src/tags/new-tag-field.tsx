import { Button, TextField } from '@mooring/ui';
import { useFocusOnArrival } from '@mooring/ui/bundled';
import { type KeyboardEvent, useId, useState } from 'react';
import type { TagEditor } from './own-tag-fields.tsx';
import { knownSpelling, newTagFault, tagFault, withTag } from './own-tag-rules.ts';
import * as strings from './strings.ts';
import styles from './tags.module.css';
import type { OwnTags } from './use-own-tags.ts';

/** The field for a tag of the person's own. What is typed in it is saved with the entry, added or not. */
export function NewTagField({ editor, own }: { editor: TagEditor; own: OwnTags }) {
  const { fields, change } = editor;
  const { newTag, tags } = fields;
  const [isAsked, setAsked] = useState(false);
  const [said, setSaid] = useState('');
  const field = useFocusOnArrival<HTMLInputElement>({ scroll: 'none' });
  const names = useId();
  const fault = tagFault(fields) ?? (isAsked ? newTagFault(newTag, own.all) : null);

  function add() {
    if (newTag.trim() === '') return;
    setAsked(true);
    if (tagFault(fields) ?? newTagFault(newTag, own.all)) return;
    const tag = knownSpelling(newTag, own.all);
    change({ tags: withTag(tags, tag), newTag: '' });
    setSaid(strings.isAddedTag(tag));
    setAsked(false);
    field.current?.focus();
  }

  /** Enter adds the tag, and never saves the entry. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <div className={styles.adding}>
      <TextField
        ref={field}
        label={strings.aTagOfYourOwn}
        hint={strings.aNameAPlaceAnything}
        dir="auto"
        list={names}
        value={newTag}
        error={fault ?? undefined}
        onChange={(event) => {
          change({ newTag: event.target.value });
          setAsked(false);
        }}
        onKeyDown={onKeyDown}
      />
      <datalist id={names}>
        {own.shown.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button variant="secondary" onClick={add}>
        {strings.add}
      </Button>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}
