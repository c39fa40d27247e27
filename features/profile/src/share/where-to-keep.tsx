import { Button, TextField } from '@mooring/ui';
import { type Option, RadioGroup } from '@mooring/ui/bundled';
import styles from './share.module.css';
import type { KeepShare, Place } from './use-keep-share.ts';

/** The question what it is. Only its button keeps anything. */
export function WhereToKeep({ keep }: { keep: KeepShare }) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void keep.keep();
      }}
    >
      <RadioGroup
        legend="Where do you want to keep it?"
        options={placesFor(keep)}
        value={keep.place}
        onValueChange={keep.choose}
        disabled={keep.busy}
        error={keep.problem === 'place' ? 'Choose where it belongs.' : undefined}
      />
      {keep.place === 'new-person' && (
        <TextField
          label="Their name"
          hint="Any name that you use is enough."
          value={keep.name}
          onChange={({ target }) => keep.changeName(target.value)}
          error={keep.problem === 'name' ? 'Write a name.' : undefined}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={keep.busy}>
          Keep it
        </Button>
        <Button variant="quiet" disabled={keep.busy} onClick={keep.leave}>
          Do not keep it
        </Button>
      </div>
    </form>
  );
}

function placesFor({ people, text, files }: KeepShare): readonly Option<Place>[] {
  const onlyWords =
    files.length > 0 ? 'Only the words. The files stay here, and you decide about them next.' : '';
  const withWords: readonly Option<Place>[] = [
    { value: 'entry', label: 'A new entry in my journal', hint: onlyWords || undefined },
    { value: 'letter', label: 'A letter that is never sent', hint: onlyWords || undefined },
  ];
  return [
    ...people.map(
      ({ id, name }): Option<Place> => ({
        value: `someone:${id}`,
        label: `On the page about ${name}`,
        hint: 'It is kept on their page.',
      }),
    ),
    {
      value: 'new-person',
      label:
        people.length > 0
          ? 'On a new page about somebody else'
          : 'On a new page about someone I lost',
      hint: 'Mooring makes a page for them.',
    },
    ...(text === '' ? [] : withWords),
  ];
}
