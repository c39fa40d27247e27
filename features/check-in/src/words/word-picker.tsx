import { type Emotion, emotionName } from '@mooring/data';
import { TextField } from '@mooring/ui';
import { Chip, Chips } from '@mooring/ui/bundled';
import { isSameWord, maxWordLength } from './emotion-words.ts';
import * as strings from './strings.ts';
import { useWords } from './use-words.ts';
import type { ChosenWord } from './word-draft.ts';
import styles from './words.module.css';

type WordPickerProps = {
  emotion: Emotion;
  chosen: ChosenWord;
  onChoose(chosen: ChosenWord): void;
};

/** Finer words for an emotion, and a field for one's own. A word that is pressed again is taken back. */
export function WordPicker({ emotion, chosen, onChoose }: WordPickerProps) {
  const name = emotionName(emotion).toLowerCase();
  const isTyped = chosen.source === 'typed';
  const { ours, own } = useWords(emotion, isTyped ? '' : chosen.word);
  const chips = (words: readonly string[], source: 'ours' | 'own') =>
    words.map((word) => (
      <Chip
        key={word}
        dir="auto"
        pressed={isSameWord(word, chosen.word.trim())}
        onPressedChange={(isOn) => onChoose(isOn ? { word, source } : { word: '', source })}
      >
        {word}
      </Chip>
    ));
  return (
    <div className={styles.picker}>
      <Chips label={strings.wordsForName(name)}>{chips(ours, 'ours')}</Chips>
      {own.length > 0 && (
        <div className={styles.own}>
          <p aria-hidden="true">{strings.wordsThatYouWrote}</p>
          <Chips label={strings.wordsThatYouWrote}>{chips(own, 'own')}</Chips>
        </div>
      )}
      <TextField
        label={strings.aWordOfYourOwn}
        hint={strings.upToCharacters(maxWordLength)}
        dir="auto"
        maxLength={maxWordLength}
        value={isTyped ? chosen.word : ''}
        onChange={(event) => onChoose({ word: event.target.value, source: 'typed' })}
        // Enter belongs to the field here: it saves nothing.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </div>
  );
}
