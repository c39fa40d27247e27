import { type LetterDraft, useLive, useMuted } from '@mooring/data';
import { hidesPerson } from '@mooring/data/muted';
import { Chip, Chips } from '@mooring/ui/bundled';
import * as strings from './strings.ts';
import type { LetterEditor } from './use-letter-editor.ts';

type PeopleChipsProps = { fields: LetterDraft; change: LetterEditor['change'] };

/** The ones the person has named, to choose from. Nothing where there are none, or where they cannot be read. */
export function PeopleChips({ fields, change }: PeopleChipsProps) {
  const people = useLive(({ someone }) => someone.list(), ['user_data']);
  const { hides } = useMuted();
  if (people.status !== 'ready') return null;
  const shown = people.value.items.filter((person) => !hidesPerson(hides, person));
  if (shown.length === 0) return null;
  return (
    <Chips label={strings.peopleYouHaveNamed}>
      {shown.map(({ id, name, called }) => (
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
