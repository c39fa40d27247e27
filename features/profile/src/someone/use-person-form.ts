import { paths } from '@mooring/contract';
import { useNavigate } from '@mooring/contract/router';
import { type Someone, useData, useDraft } from '@mooring/data';
import { type FormEvent, useState } from 'react';
import { fieldsOf, mergeFields, noFields, type PersonFields } from './person-fields.ts';

/** The form about one person. What is typed is kept as a draft until it is saved. Null while the draft is read. */
export function usePersonForm(person: Someone | null) {
  const data = useData();
  const navigate = useNavigate();
  const draft = useDraft(`someone:${person?.id ?? 'new'}`);
  const [typed, setTyped] = useState<PersonFields | null>(null);
  const [opened] = useState(() => person && fieldsOf(person));
  const [newId] = useState(() => data.env.newId());
  const [nameError, setNameError] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (draft.found === undefined) return null;

  const value = typed ?? (draft.found && fieldsOf(draft.found)) ?? opened ?? noFields;
  const base = draft.found?.base ?? opened;

  return {
    value,
    /** What was typed at an earlier visit is here again. */
    isRestored: draft.found !== null && typed === null,
    nameError,
    busy,
    change(part: Partial<PersonFields>) {
      const next = fieldsOf({ ...value, ...part });
      setTyped(next);
      setNameError(undefined);
      draft.change({ ...next, ...(base ? { base } : {}) });
    },
    async submit(event: FormEvent) {
      event.preventDefault();
      if (busy) return;
      const name = value.name.trim();
      if (name === '') {
        setNameError('Write a name. Any name that you use is enough.');
        return;
      }
      setBusy(true);
      void data.safety.screenAndRaise(textOf(value));
      try {
        const id = person?.id ?? newId;
        // Another tab or device may have changed the page since typing began.
        const now = person && (await data.someone.get(id));
        const merged = now && base ? mergeFields({ ...value, name }, base, fieldsOf(now)) : value;
        await data.someone.put({ ...merged, name: merged.name.trim(), id }, now);
        await draft.drop().catch(() => undefined);
        data.notices.say('someone.saved');
        await navigate(paths.person.to({ id }), { replace: true });
      } catch (error) {
        data.notices.fail(error, 'store.failed');
      } finally {
        setBusy(false);
      }
    },
  };
}

/** All that was written, for the screening. */
const textOf = ({ name, bond, called, calledYou, ending }: PersonFields) =>
  [name, bond, called, calledYou, ending].filter((text) => text.trim() !== '').join('\n\n');
