import { TextField } from '@mooring/ui';
import { Chip, ChipRow, SearchIcon } from '@mooring/ui/bundled';
import type { MomentFilter } from './moment-filter.ts';
import styles from './moments.module.css';
import * as strings from './strings.ts';

/** Search and tags over the moments, which narrow the list together. `found` is null while nothing is narrowed. */
export function MomentFilterRow({
  filter,
  tags,
  found,
  onChange,
}: {
  filter: MomentFilter;
  tags: readonly string[];
  found: number | null;
  onChange(filter: MomentFilter): void;
}) {
  const { query, tag } = filter;
  return (
    <div className={styles.filter}>
      <TextField
        label={strings.searchYourMoments}
        hideLabel
        icon={SearchIcon}
        type="search"
        placeholder={strings.searchYourMoments}
        value={query}
        onChange={(event) => onChange({ tag, query: event.target.value })}
      />
      {tags.length > 0 && (
        <ChipRow label={strings.filterByTag}>
          <Chip pressed={tag === null} onPressedChange={() => onChange({ query, tag: null })}>
            {strings.all}
          </Chip>
          {tags.map((name) => (
            <Chip
              key={name}
              pressed={tag === name}
              onPressedChange={(pressed) => onChange({ query, tag: pressed ? name : null })}
            >
              {name}
            </Chip>
          ))}
        </ChipRow>
      )}
      <p role="status" className={styles.found}>
        {found === null ? null : resultText(found)}
      </p>
    </div>
  );
}

function resultText(found: number): string {
  if (found === 0) return strings.nothingWithThose;
  return found === 1 ? strings.oneMomentFound : strings.momentsFound(found);
}
