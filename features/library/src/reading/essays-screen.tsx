import { TextField } from '@mooring/ui';
import { Chip, Chips } from '@mooring/ui/bundled';
import { useState } from 'react';
import styles from './reading.module.css';
import { Shelf } from './shelf.tsx';
import { findWords, type WordKind, wordKinds, words } from './words.ts';

/** Words That Hold: essays, pieces for somebody young, and poems. */
export function Component() {
  const [kind, setKind] = useState<WordKind | null>(null);
  const [search, setSearch] = useState('');
  const found = findWords(kind, search);
  return (
    <Shelf
      room="blog"
      title="Words That Hold"
      lead="Essays and poems, to read, hear or print."
      pieces={words}
      shown={found}
      above={
        <div className={styles.finding}>
          <TextField
            label="Search these words"
            hideLabel
            type="search"
            placeholder="Exams, a chat, a dog"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Chips label="Kind">
            <Chip pressed={kind === null} onPressedChange={() => setKind(null)}>
              All
            </Chip>
            {wordKinds.map(({ id, name }) => (
              <Chip key={id} pressed={kind === id} onPressedChange={() => setKind(id)}>
                {name}
              </Chip>
            ))}
          </Chips>
          <p role="status" className={styles.said}>
            {found.length === 0 && 'No piece has these words. The others are still here.'}
          </p>
        </div>
      }
    />
  );
}
