import { useData } from '@mooring/data';
import { type FormEvent, useState } from 'react';
import { type TrustedPerson, useTrustedPerson } from './use-personal-records.ts';

/** The form for 'Someone I trust'. What was typed stays until it is saved. */
export function useTrustedPersonForm() {
  const { records, notices } = useData();
  const saved = useTrustedPerson();
  const [typed, setTyped] = useState<TrustedPerson | null>(null);
  const [missing, setMissing] = useState<'name' | 'phone' | null>(null);
  const [busy, setBusy] = useState(false);
  const person = saved.status === 'ready' ? saved.value : null;
  const { name, phone } = typed ?? { name: '', phone: '' };

  function change(part: Partial<TrustedPerson>) {
    setMissing(null);
    setTyped({ name, phone, ...part });
  }

  return {
    status: saved.status === 'failed' ? ('locked' as const) : saved.status,
    person,
    editing: typed !== null,
    name,
    phone,
    missing,
    busy,
    edit: () => setTyped(person ?? { name: '', phone: '' }),
    cancel: () => setTyped(null),
    setName: (next: string) => change({ name: next }),
    setPhone: (next: string) => change({ phone: next }),
    async save(event: FormEvent) {
      event.preventDefault();
      if (busy) return;
      if (name.trim() === '') return setMissing('name');
      if (!/^\+?[\d ().-]{3,24}$/.test(phone.trim())) return setMissing('phone');
      setBusy(true);
      try {
        await records.put('trusted-person', { name: name.trim(), phone: phone.trim() });
        setTyped(null);
      } catch (error) {
        notices.fail(error, 'store.failed');
      } finally {
        setBusy(false);
      }
    },
  };
}
