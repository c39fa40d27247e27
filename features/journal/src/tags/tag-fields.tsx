import { journalTags } from '@mooring/data';
import { Chip, Chips } from '@mooring/ui/bundled';
import { lazy, Suspense } from 'react';
import type { TagEditor } from './own-tag-fields.tsx';
import * as strings from './strings.ts';
import styles from './tag-fields.module.css';

/** They come after the page, which can be written on without them. */
const OwnTagFields = lazy(async () => ({
  default: (await import('./own-tag-fields.tsx')).OwnTagFields,
}));

/** The eight tags, and the person's own. */
export function TagFields({ editor }: { editor: TagEditor }) {
  return (
    <div className={styles.tags}>
      <p className={styles.label}>
        {strings.tags} <span>{strings.optional}</span>
      </p>
      <Chips label={strings.tagsOptional}>
        {journalTags.map((tag) => (
          <Chip
            key={tag}
            check
            className={styles.tag}
            data-word={tag}
            pressed={editor.fields.tags.includes(tag)}
            onPressedChange={() => editor.toggleTag(tag)}
          >
            {tag}
          </Chip>
        ))}
      </Chips>
      <Suspense fallback={<div data-later />}>
        <OwnTagFields editor={editor} />
      </Suspense>
    </div>
  );
}
