import { type RecordValues, useData, useLive } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from './use-settings.ts';

type OwnVoice = NonNullable<RecordValues['companion-settings']['ownVoice']>;

const empty: OwnVoice = { baseUrl: '', key: '', female: '', male: '' };

/** The person's own voice service: its fields, and keeping it. Consent is asked where the voice is switched on. */
export function useOwnVoice() {
  const data = useData();
  const { change } = useSettings();
  const [fields, setFields] = useState(empty);
  const [fault, setFault] = useState<string>();
  const touched = useRef(false);
  const live = useLive(({ records }) => records.get('companion-settings'), ['user_data']);
  const known = live.status === 'ready' ? live.value?.ownVoice : undefined;

  useEffect(() => {
    if (known && !touched.current) setFields(known);
  }, [known]);

  async function save() {
    const read = await data.chat.readBaseUrl(fields.baseUrl);
    const named = [fields.female, fields.male, fields.key].every((part) => part.trim() !== '');
    if ('bad' in read) return setFault('Please enter an address that begins with https.');
    if (!named) return setFault('Please fill in both voices and the key as well.');
    setFault(undefined);
    touched.current = false;
    await change((before) => ({ ...before, ownVoice: { ...fields, baseUrl: read.baseUrl } }));
  }

  async function forget() {
    const kept = await change(({ ownVoice: _, consents, ...before }) => ({
      ...before,
      consents: { ...consents, voice: undefined },
    }));
    if (!kept) return;
    touched.current = false;
    setFields(empty);
  }

  return {
    fields,
    fault,
    known: known !== undefined,
    edit(part: Partial<OwnVoice>) {
      touched.current = true;
      setFault(undefined);
      setFields((before) => ({ ...before, ...part }));
    },
    save,
    forget,
  };
}
