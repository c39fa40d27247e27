import { type CompanionSettings, useCompanionSettings, useData } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';

type OwnVoice = NonNullable<CompanionSettings['ownVoice']>;

const empty: OwnVoice = { baseUrl: '', key: '', female: '', male: '' };

/** The person's own voice service: its fields, and keeping it. Consent is asked where the voice is switched on. */
export function useOwnVoice() {
  const data = useData();
  const { settings, change } = useCompanionSettings();
  const [fields, setFields] = useState(empty);
  const [fault, setFault] = useState<string>();
  const touched = useRef(false);
  const known = settings.ownVoice;

  useEffect(() => {
    if (known && !touched.current) setFields(known);
  }, [known]);

  async function save() {
    const read = await data.chat.readBaseUrl(fields.baseUrl);
    const named = [fields.female, fields.male, fields.key].every((part) => part.trim() !== '');
    if ('bad' in read && read.bad === 'not-allowed')
      return setFault('This site may not call that address. Whoever runs the site can allow it.');
    if ('bad' in read) return setFault('Please enter an address that begins with https.');
    if (!named) return setFault('Please fill in both voices and the key as well.');
    setFault(undefined);
    touched.current = false;
    await change({ ownVoice: { ...fields, baseUrl: read.baseUrl } });
  }

  async function forget() {
    const kept = await change(({ consents }) => ({
      ownVoice: undefined,
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
