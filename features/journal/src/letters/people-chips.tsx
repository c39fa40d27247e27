import type { LetterDraft, Someone } from '@mooring/data';
import { Chip, Chips } from '@mooring/ui/bundled';
import * as strings from './strings.ts';
import type { LetterEditor } from './use-letter-editor.ts';

type PeopleChipsProps = {
  people: readonly Someone[];
  fields: LetterDraft;
  change: LetterEditor['change'];
};

/** The ones the person has named, to choose from. Nothing where there are none. */
export function PeopleChips({ people, fields, change }: PeopleChipsProps) {
  if (people.length === 0) return null;
  return (
    <Chips label={strings.peopleYouHaveNamed}>
      {people.map(({ id, name, called }) => (
        <Chip
          key={id}
          check
          pressed={fields.someone === id}
          onPressedChange={(on) => change(on ? { to: called || name, someone: id } : { to: '' })}
        >
          {called || name}
        </Chip>
      ))}
    </Chips>
  );
}
