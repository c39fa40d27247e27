import { Button, TextField } from '@mooring/ui';
import { type Option, RadioGroup } from '@mooring/ui/bundled';
import styles from './share.module.css';
import * as strings from './strings.ts';
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
        legend={strings.whereDoYouWant}
        options={placesFor(keep)}
        value={keep.place}
        onValueChange={keep.choose}
        disabled={keep.busy}
        error={keep.problem === 'place' ? strings.chooseWhereItBelongs : undefined}
      />
      {keep.place === 'new-person' && (
        <TextField
          label={strings.theirName}
          hint={strings.anyNameThatYouUse}
          value={keep.name}
          onChange={({ target }) => keep.changeName(target.value)}
          error={keep.problem === 'name' ? strings.writeAName : undefined}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={keep.busy}>
          {strings.keepIt}
        </Button>
        <Button variant="quiet" disabled={keep.busy} onClick={keep.leave}>
          {strings.doNotKeepIt}
        </Button>
      </div>
    </form>
  );
}

function placesFor({ people, text, files }: KeepShare): readonly Option<Place>[] {
  const onlyWords = files.length > 0 ? strings.onlyTheWordsTheFiles : '';
  const withWords: readonly Option<Place>[] = [
    { value: 'entry', label: strings.aNewEntryInMy, hint: onlyWords || undefined },
    { value: 'letter', label: strings.aLetterThatIsNever, hint: onlyWords || undefined },
  ];
  return [
    ...people.map(
      ({ id, name }): Option<Place> => ({
        value: `someone:${id}`,
        label: strings.onThePageAbout(name),
        hint: strings.itIsKeptOnTheir,
      }),
    ),
    {
      value: 'new-person',
      label: people.length > 0 ? strings.onANewPageAbout : strings.onANewPageAboutSomeone,
      hint: strings.mooringMakesAPage,
    },
    ...(text === '' ? [] : withWords),
  ];
}
