import type { Shared } from '@mooring/contract/share';
import { expect, test, vi } from 'vitest';
import { createShareBox } from './worker-share.ts';

/** A navigation that brings a form, as a browser makes it of a share. */
function sent(fields: Record<string, string | File[]>, part: Partial<Request> = {}): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value);
    else for (const file of value) form.append(name, file);
  }
  const request = { mode: 'navigate', destination: 'document', formData: async () => form };
  return { ...request, ...part } as unknown as Request;
}

function taken(box: ReturnType<typeof createShareBox>): readonly Shared[] {
  const page = { postMessage: vi.fn() };
  box.hear({ share: 'take' }, page);
  return page.postMessage.mock.calls[0]?.[0].items;
}

async function box(...requests: Request[]) {
  vi.stubGlobal('Response', { redirect: (to: string, status: number) => ({ to, status }) });
  const made = createShareBox();
  for (const request of requests)
    expect(await made.receive(request)).toEqual({ to: '/share', status: 303 });
  vi.unstubAllGlobals();
  return made;
}

const voice = new File(['voice'], 'voicemail.m4a', { type: 'audio/mp4' });

test('what was sent is given to one page, once', async () => {
  const made = await box(
    sent({ title: 'A song', text: 'words', url: 'https://a.example', files: [voice] }),
  );
  expect(taken(made)).toMatchObject([
    { title: 'A song', text: 'words', url: 'https://a.example', files: [voice] },
  ]);
  expect(taken(made)).toEqual([]);
});

test('a share that comes twice waits once, and one without content not at all', async () => {
  const made = await box(
    sent({ text: 'words' }),
    sent({ text: 'words' }),
    sent({ text: ' ', files: [new File([], '')] }),
  );
  expect(taken(made)).toHaveLength(1);
});

test('a script, a hidden frame and a form that cannot be read bring nothing in', async () => {
  const made = await box(
    sent({ text: 'words' }, { mode: 'cors' }),
    sent({ text: 'words' }, { destination: 'iframe' }),
    sent({}, { formData: () => Promise.reject(new TypeError()) }),
  );
  expect(taken(made)).toEqual([]);
});

test('what a page gives back waits for the next page', async () => {
  const made = await box(sent({ text: 'one' }));
  const items = taken(made);
  made.hear({ share: 'back', items }, null);
  expect(taken(made)).toEqual(items);
});

test('what no page asks for is forgotten, and no more than five wait', async () => {
  vi.useFakeTimers();
  const made = await box(...['1', '2', '3', '4', '5', '6'].map((text) => sent({ text })));
  const items = taken(made);
  expect(items.map(({ text }) => text)).toEqual(['2', '3', '4', '5', '6']);
  made.hear({ share: 'back', items }, null);
  vi.advanceTimersByTime(10 * 60 * 1000);
  expect(taken(made)).toEqual([]);
  vi.useRealTimers();
});
