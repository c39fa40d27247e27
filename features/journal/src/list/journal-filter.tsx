import { journalTags } from '@mooring/data';
import { Button, Icon, IconButton, TextField } from '@mooring/ui';
import { Chip, ChipRow, EyeIcon, SearchIcon, XIcon } from '@mooring/ui/bundled';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { entryCount } from './count-line.ts';
import styles from './journal-filter.module.css';
import * as strings from './strings.ts';
import type { Journal } from './use-journal.ts';

const TagsDialog = lazy(async () => ({
  default: (await import('../tags/tags-dialog.tsx')).TagsDialog,
}));

type JournalFilterProps = {
  journal: Journal;
  /** Null while nothing is narrowed. */
  found: number | null;
  /** Entries are still being read. */
  looking: boolean;
  /** What stands at the end of the search's row. */
  beside: ReactNode;
};

/** Search and tags, which narrow the list together. */
export function JournalFilter({ journal, found, looking, beside }: JournalFilterProps) {
  const { showAll } = journal.titles;
  const { ownTags } = journal;
  const [changing, setChanging] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.filter}>
      <div className={styles.top}>
        <div className={styles.search}>
          <TextField
            ref={field}
            label={strings.searchYourEntries}
            hideLabel
            icon={SearchIcon}
            type="search"
            placeholder={strings.search}
            autoComplete="off"
            value={journal.query}
            onChange={(event) => journal.search(event.target.value)}
          />
          {journal.query !== '' && (
            <IconButton
              label={strings.clearTheSearch}
              className={styles.clear}
              onClick={() => {
                journal.search('');
                field.current?.focus();
              }}
            >
              <Icon as={XIcon} size="small" />
            </IconButton>
          )}
        </div>
        {beside}
      </div>
      <ChipRow label={strings.filterByTag}>
        <Chip pressed={journal.tag === null} onPressedChange={() => journal.chooseTag(null)}>
          {strings.all}
        </Chip>
        {[...journalTags, ...ownTags.shown].map((tag) => (
          <Chip
            key={tag}
            dir="auto"
            pressed={journal.tag === tag}
            onPressedChange={(pressed) => journal.chooseTag(pressed ? tag : null)}
          >
            {tag}
          </Chip>
        ))}
        {ownTags.any && (
          <Button
            variant="quiet"
            size="small"
            className={styles.tags}
            onClick={() => setChanging(true)}
          >
            {strings.renameOrRemove}
          </Button>
        )}
      </ChipRow>
      {changing && (
        <Suspense>
          <TagsDialog onChanged={journal.followTag} onClose={() => setChanging(false)} />
        </Suspense>
      )}
      <p role="status" className={styles.found}>
        {looking
          ? strings.lookingThrough
          : found
            ? strings.countFound(entryCount(found) ?? '')
            : null}
      </p>
      {showAll && (
        <p className={styles.hidden}>
          {strings.titlesAreHidden}
          <Button variant="quiet" size="small" onClick={showAll}>
            <Icon as={EyeIcon} size="small" />
            {strings.showTitles}
          </Button>
        </p>
      )}
    </div>
  );
}
