import type { Someone } from '@mooring/data';

/** What can be written about a person. */
export type PersonFields = Omit<Someone, 'id'>;

export const noFields: PersonFields = { name: '', called: '', calledYou: '', bond: '', ending: '' };

/** The fields alone. */
export const fieldsOf = ({
  name,
  called,
  calledYou,
  bond,
  loss,
  ending,
}: PersonFields): PersonFields => ({
  ...{ name, called, calledYou, bond, ending },
  ...(loss ? { loss } : {}),
});

/** What was typed, and where nothing was typed what is kept now. `base`: what was kept when typing began. */
export function mergeFields(
  typed: PersonFields,
  base: PersonFields,
  now: PersonFields,
): PersonFields {
  const pick = <F extends keyof PersonFields>(field: F) =>
    typed[field] === base[field] ? now[field] : typed[field];
  const loss = pick('loss');
  return {
    name: pick('name'),
    called: pick('called'),
    calledYou: pick('calledYou'),
    bond: pick('bond'),
    ending: pick('ending'),
    ...(loss ? { loss } : {}),
  };
}
