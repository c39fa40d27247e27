import { Button, TextField } from '@mooring/ui';
import { ProfileSection } from '../profile/profile-section.tsx';
import styles from './muted.module.css';
import { MutedList } from './muted-list.tsx';
import * as strings from './strings.ts';
import { useAddWord } from './use-add-word.ts';
import type { MutedPage } from './use-muted-record.ts';

/** Names and other words. Whatever holds one of them is not brought up. */
export function MutedWords({ words, page }: { words: readonly string[]; page: MutedPage }) {
  const form = useAddWord(page);
  return (
    <ProfileSection title={strings.namesAndWords}>
      <form
        className={styles.form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.add();
        }}
      >
        <TextField
          label={strings.aNameOrAWord}
          hint={strings.onlyWholeWords}
          value={form.typed}
          maxLength={80}
          dir="auto"
          onChange={(event) => form.type(event.target.value)}
          {...(form.error === undefined ? {} : { error: form.error })}
        />
        <Button type="submit" variant="secondary" size="small" busy={form.busy}>
          {strings.addIt}
        </Button>
      </form>
      <MutedList
        label={strings.namesAndWords}
        lines={words.map((word) => ({ key: word, text: word }))}
        action={strings.remove}
        onRemove={(word) =>
          page.remove(
            (before) => ({ ...before, words: before.words.filter((one) => one !== word) }),
            (after) => ({ ...after, words: [...after.words.filter((one) => one !== word), word] }),
          )
        }
      />
    </ProfileSection>
  );
}
