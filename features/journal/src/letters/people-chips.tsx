import { type LetterDraft, useLive } from '@mooring/data';
import { Chip, Chips } from '@mooring/ui/bundled';
import type { LetterEditor } from './use-letter-editor.ts';

type PeopleChipsProps = { fields: LetterDraft; change: LetterEditor['change'] };

/** The ones the person has named, to choose from. Nothing where there are none, or where they cannot be read. */
export function PeopleChips({ fields, change }: PeopleChipsProps) {
  const people = useLive(({ someone }) => someone.list(), ['user_data']);
  if (people.status !== 'ready' || people.value.items.length === 0) return null;
  return (
    <Chips label="People you have named">
      {people.value.items.map(({ id, name, called }) => (
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
