import type { Shared } from '@mooring/contract/share';
import { expect, test } from 'vitest';
import { sortShare } from './share-words.ts';

const share = (part: Partial<Shared>) =>
  sortShare({ id: 'a', title: '', text: '', url: '', files: [], ...part });
const file = (name: string, type: string, size = 10) => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

test('title, words and address are there once each', () => {
  const url = 'https://a.example/song';
  expect(share({ title: 'A song', text: `A song ${url}`, url }).text).toBe(`A song ${url}`);
  expect(share({ title: 'A song', text: 'Listen', url }).text).toBe(`A song\n\nListen\n\n${url}`);
  expect(share({ title: 'Same', text: 'Same' }).text).toBe('Same');
});

test.each([
  ['voicemail.m4a', 'audio/mp4', 10, null],
  ['PTT-1.opus', '', 10, null],
  ['PTT-2.opus', 'application/octet-stream', 10, null],
  ['PTT-3.ogg', 'application/ogg', 10, null],
  ['memo.aac', 'application/octet-stream', 10, null],
  ['memo.webm', '', 10, null],
  ['old.3gp', '', 10, null],
  ['beach.webp', 'application/octet-stream', 10, null],
  ['notype', 'audio/x"><script>', 10, 'unknown'],
  ['chat.txt', 'text/plain', 10, null],
  ['letter.pdf', 'application/pdf', 10, null],
  ['page.html', 'text/html', 10, 'unknown'],
  ['setup.exe', 'application/octet-stream', 10, 'unknown'],
  ['nothing.jpg', 'image/jpeg', 0, 'empty'],
  ['film.mp4', 'video/mp4', 26 * 1024 * 1024, 'too-large'],
] as const)('%s of type %j and %d bytes', (name, type, size, why) => {
  const { files, refused } = share({ files: [file(name, type, size)] });
  if (why === null) expect(files).toHaveLength(1);
  else expect(refused).toEqual([{ name, why }]);
});

test('at most twenty files are taken, and a text of half a million characters', () => {
  const many = Array.from({ length: 21 }, (_, at) => file(`${at}.jpg`, 'image/jpeg'));
  expect(share({ files: many }).refused).toEqual([{ name: '20.jpg', why: 'too-many' }]);
  expect(share({ text: 'x'.repeat(500_001) })).toMatchObject({ text: '', isTooLong: true });
});
