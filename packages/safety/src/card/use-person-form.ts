import { useData } from '@mooring/data';
import { type FormEvent, useState } from 'react';
import { type TrustedPerson, useTrustedPerson } from './use-help.ts';

/** The form for someone I trust. What was typed stays until it is kept. */
export function usePersonForm() {
  const { records, notices } = useData();
  const kept = useTrustedPerson();
  const [typed, setTyped] = useState<TrustedPerson | null>(null);
  const [missing, setMissing] = useState<'name' | 'phone' | null>(null);
  const [busy, setBusy] = useState(false);
  const person = kept.status === 'ready' ? kept.value : null;
  const { name, phone } = typed ?? { name: '', phone: '' };

  function type(part: Partial<TrustedPerson>) {
    setMissing(null);
    setTyped({ name, phone, ...part });
  }

  return {
    status: kept.status === 'failed' ? ('closed' as const) : kept.status,
    person,
    editing: typed !== null,
    name,
    phone,
    missing,
    busy,
    edit: () => setTyped(person ?? { name: '', phone: '' }),
    cancel: () => setTyped(null),
    setName: (next: string) => type({ name: next }),
    setPhone: (next: string) => type({ phone: next }),
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
