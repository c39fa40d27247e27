import { TextField } from '@mooring/ui';
import { Chip, Chips } from '@mooring/ui/bundled';
import { useState } from 'react';
import styles from './reading.module.css';
import { Shelf } from './shelf.tsx';
import * as strings from './strings.ts';
import { findWords, type WordKind, wordKinds, words } from './words.ts';

/** Words That Hold: essays, pieces for somebody young, and poems. */
export function Component() {
  const [kind, setKind] = useState<WordKind | null>(null);
  const [search, setSearch] = useState('');
  const found = findWords(kind, search);
  return (
    <Shelf
      room="blog"
      title={strings.wordsThatHold}
      lead={strings.essaysAndPoems}
      pieces={words}
      shown={found}
      above={
        <div className={styles.finding}>
          <TextField
            label={strings.searchTheseWords}
            hideLabel
            type="search"
            placeholder={strings.examsAChatADog}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Chips label={strings.kind}>
            <Chip pressed={kind === null} onPressedChange={() => setKind(null)}>
              {strings.all}
            </Chip>
            {wordKinds.map(({ id, name }) => (
              <Chip key={id} pressed={kind === id} onPressedChange={() => setKind(id)}>
                {name}
              </Chip>
            ))}
          </Chips>
          <p role="status" className={styles.said}>
            {found.length === 0 && strings.noPieceHasThese}
          </p>
        </div>
      }
    />
  );
}
