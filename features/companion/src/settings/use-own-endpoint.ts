import { keyOf, type MessageKey } from '@mooring/contract';
import {
  type AddressProblem,
  type OwnEndpoint,
  useCompanionSettings,
  useData,
} from '@mooring/data';
import { useEffect, useRef, useState } from 'react';

/** How the last test of the connection went. */
export type Tested =
  | { status: 'none' | 'testing' | 'answered' }
  | { status: 'failed'; key: MessageKey };

const empty: OwnEndpoint = { baseUrl: '', model: '', key: '' };

const badAddresses: Readonly<Record<AddressProblem, string>> = {
  empty: 'Please enter the address of your service.',
  'not-an-address': 'That does not look like an address. An example: https://models.example.org/v1',
  'not-allowed': 'This site may not call that address. Whoever runs the site can allow it.',
  'not-safe': 'Words may only go there over https, so that nobody on the way can read them.',
};

/** The person's own chat-completion service: its fields, its test, and keeping it. */
export function useOwnEndpoint(onReady: (receiver: string) => void) {
  const data = useData();
  const { settings, change } = useCompanionSettings();
  const [fields, setFields] = useState(empty);
  const [fault, setFault] = useState<{ baseUrl?: string; model?: string }>({});
  const [tested, setTested] = useState<Tested>({ status: 'none' });
  const touched = useRef(false);
  const known = settings.ownEndpoint;

  useEffect(() => {
    if (known && !touched.current) setFields(known);
  }, [known]);

  function edit(part: Partial<OwnEndpoint>) {
    touched.current = true;
    setFields((before) => ({ ...before, ...part }));
    setFault({});
    setTested({ status: 'none' });
  }

  /** The fields as they can be used; null, with a sentence at the field, where they cannot. */
  async function ready(): Promise<OwnEndpoint | null> {
    const read = await data.chat.readBaseUrl(fields.baseUrl);
    const model = fields.model.trim();
    if ('bad' in read) setFault({ baseUrl: badAddresses[read.bad] });
    else if (model === '') setFault({ model: 'Please enter the name of the model.' });
    else return { baseUrl: read.baseUrl, model, key: fields.key.trim() };
    return null;
  }

  async function test() {
    const endpoint = await ready();
    if (!endpoint) return;
    setTested({ status: 'testing' });
    try {
      await data.chat.test(endpoint);
      setTested({ status: 'answered' });
    } catch (error) {
      setTested({ status: 'failed', key: keyOf(error, 'companion.failed') });
    }
  }

  async function save() {
    const endpoint = await ready();
    if (!endpoint) return;
    touched.current = false;
    setFields(endpoint);
    if (!(await change({ ownEndpoint: endpoint }))) return;
    onReady(await data.chat.receiverOf(endpoint.baseUrl));
  }

  async function forget() {
    const kept = await change(({ engine, consents }) => ({
      ownEndpoint: undefined,
      engine: engine === 'own' ? 'guide' : engine,
      consents: { ...consents, own: undefined },
    }));
    if (!kept) return;
    touched.current = false;
    setFields(empty);
    setTested({ status: 'none' });
  }

  return { fields, fault, tested, known: known !== undefined, edit, test, save, forget };
}
