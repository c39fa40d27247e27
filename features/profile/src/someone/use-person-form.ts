import { paths } from '@mooring/contract';
import { useNavigate } from '@mooring/contract/router';
import { type Someone, useData, useDraft } from '@mooring/data';
import { type FormEvent, useState } from 'react';

const empty = { name: '', called: '', calledYou: '', bond: '', ending: '' };
type Value = Omit<Someone, 'id'>;

/** The form about one person. What is typed is kept as a draft until it is saved. Null while the draft is read. */
export function usePersonForm(person: Someone | null) {
  const data = useData();
  const navigate = useNavigate();
  const draft = useDraft(`someone:${person?.id ?? 'new'}`);
  const [typed, setTyped] = useState<Value | null>(null);
  const [nameError, setNameError] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (draft.found === undefined) return null;

  const value: Value = typed ?? draft.found ?? person ?? empty;

  return {
    value,
    nameError,
    busy,
    change(part: Partial<Value>) {
      const { name, called, calledYou, bond, loss, ending } = { ...value, ...part };
      const next = { name, called, calledYou, bond, ending, ...(loss ? { loss } : {}) };
      setTyped(next);
      setNameError(undefined);
      draft.change(next);
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
      const saved: Someone = { ...value, name, id: person?.id ?? data.env.newId() };
      if (value.ending.trim() !== '') void data.safety.screenAndRaise(value.ending);
      try {
        await data.someone.put(saved);
        await draft.drop();
        data.notices.say('someone.saved');
        await navigate(paths.person.to({ id: saved.id }), { replace: true });
      } catch (error) {
        data.notices.fail(error, 'store.failed');
      } finally {
        setBusy(false);
      }
    },
  };
}
