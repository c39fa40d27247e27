import { journalTags } from '@mooring/data';
import { Chip, ChipRow, SearchIcon, TextField } from '@mooring/ui';
import { entryCount } from './count-line.ts';
import styles from './journal-filter.module.css';
import type { Journal } from './use-journal.ts';

/** Search and tags, which narrow the list together. `found` is null while nothing is narrowed. */
export function JournalFilter({ journal, found }: { journal: Journal; found: number | null }) {
  return (
    <div className={styles.filter}>
      <TextField
        label="Search your entries"
        hideLabel
        icon={SearchIcon}
        type="search"
        placeholder="Search your entries"
        autoComplete="off"
        value={journal.query}
        onChange={(event) => journal.search(event.target.value)}
      />
      <ChipRow label="Filter by tag">
        <Chip pressed={journal.tag === null} onPressedChange={() => journal.chooseTag(null)}>
          All
        </Chip>
        {journalTags.map((tag) => (
          <Chip
            key={tag}
            pressed={journal.tag === tag}
            onPressedChange={(pressed) => journal.chooseTag(pressed ? tag : null)}
          >
            {tag}
          </Chip>
        ))}
      </ChipRow>
      <p role="status" className={styles.found}>
        {found ? `${entryCount(found)} found` : null}
      </p>
    </div>
  );
}
