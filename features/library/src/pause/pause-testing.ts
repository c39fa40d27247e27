import type { Data } from '@mooring/data';

/** The one a pause is about. */
export const tom = {
  id: 'tom',
  name: 'Tom',
  called: '',
  calledYou: '',
  bond: 'my ex',
  loss: 'break-up' as const,
  ending: '',
};

/** Somebody to call, a line of a safety plan, and words after an earlier pause. */
export async function livedBefore(data: Data): Promise<void> {
  await data.someone.put(tom);
  await data.records.put('trusted-person', { name: 'June', phone: '555 0101' });
  await data.records.put('safety-plan', {
    ...{ signs: '', helps: '', places: '', reasons: '', means: '' },
    people: 'My sister, before ten in the evening.',
  });
  await data.records.put('pause-notes', [
    {
      id: 'note',
      text: 'After a quarter of an hour I did not want to any more.',
      writtenAt: '2026-11-12T22:00:00.000Z',
    },
  ]);
}
