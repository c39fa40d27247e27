import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadFile } from './download-file.ts';

const links: string[] = [];

beforeEach(() => {
  links.length = 0;
  URL.createObjectURL = () => 'blob:one';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['standalone', 'canShare', 'share']) Reflect.deleteProperty(navigator, name);
});

const file = new Blob(['words'], { type: 'application/json' });

/** An iPhone; `standalone` is Safari's own word for an app on the home screen. */
function onIphone(standalone: boolean, share?: (data: ShareData) => Promise<void>) {
  const given = share && { share, canShare: ({ files }: ShareData) => files?.length === 1 };
  Object.defineProperties(navigator, Object.getOwnPropertyDescriptors({ standalone, ...given }));
}

test('in a browser the file is downloaded', async () => {
  const shared: ShareData[] = [];
  onIphone(false, async (data) => void shared.push(data));
  expect(await downloadFile('mooring.json', file)).toBe('downloaded');
  expect([links, shared]).toEqual([['mooring.json'], []]);
});

test('in the app on the home screen of an iPhone the person chooses where the file goes', async () => {
  const shared: ShareData[] = [];
  onIphone(true, async (data) => void shared.push(data));
  expect(await downloadFile('mooring.json', file)).toBe('shared');
  expect(shared[0]?.files?.map(({ name, type }) => [name, type])).toEqual([
    ['mooring.json', 'application/json'],
  ]);
  expect(links).toEqual([]);
});

test('whoever closes the sheet has no file, and nothing else is opened', async () => {
  onIphone(true, () => Promise.reject(new DOMException('Closed.', 'AbortError')));
  expect(await downloadFile('mooring.json', file)).toBe('closed');
  expect(links).toEqual([]);
});

test('where it cannot be shared it is downloaded', async () => {
  onIphone(true);
  expect(await downloadFile('mooring.json', file)).toBe('downloaded');
  onIphone(true, () => Promise.reject(new DOMException('No press.', 'NotAllowedError')));
  expect(await downloadFile('mooring.json', file)).toBe('downloaded');
  expect(links).toEqual(['mooring.json', 'mooring.json']);
});
