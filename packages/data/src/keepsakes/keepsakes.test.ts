import { maxFileBytes } from '@mooring/contract/share';
import { expect, test } from 'vitest';
import { createTestData, type TestData } from '../testing.ts';
import { kindOfFile } from './file-kind.ts';

const bytes = (length: number) => {
  const all = new Uint8Array(length);
  for (let at = 0; at < length; at += 1) all[at] = (at * 31 + (at >> 8)) % 256;
  return all;
};
function openAccount(data: TestData) {
  const session = data.session.getState();
  if (session.status !== 'open') throw new Error('No account is open.');
  return session.account.id;
}
const chunksIn = (data: TestData) => data.rows().split('"entry_id":"file-').length - 1;
const voicemail = (length = 400_001) =>
  new File([bytes(length)], 'voicemail.m4a', { type: 'audio/mp4' });

test.each(['open', 'visitor', 'signed-out'] as const)(
  'a file comes back byte for byte (%s)',
  async (session) => {
    const data = await createTestData({ session });
    const kept = await data.keepsakes.addFile('vera', voicemail());
    expect(kept).toMatchObject({ kind: 'voice', file: { name: 'voicemail.m4a', size: 400_001 } });
    const { file, isWhole } = await data.keepsakes.openFile(kept);
    expect(isWhole).toBe(true);
    expect(file.type).toBe('audio/mp4');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes(400_001));
    expect((await data.keepsakes.of('vera')).items).toMatchObject([kept]);
    expect((await data.keepsakes.of('tom')).items).toEqual([]);
  },
);

test('a file comes back from a backup byte for byte', async () => {
  const data = await createTestData();
  await data.keepsakes.addFile('vera', voicemail(1));
  const { file } = await data.keepsakes.addFile('vera', voicemail());
  const backup = await data.backups.create({ passphrase: 'by heart' });
  const other = await createTestData();
  await other.backups.restore(backup.file, { passphrase: 'by heart' });
  const [, kept] = (await other.keepsakes.of('vera')).items;
  expect(kept?.file).toEqual(file);
  expect(kept && (await other.keepsakes.openFile(kept)).isWhole).toBe(true);
});

test.each([
  ['too large', new File([new Uint8Array(maxFileBytes + 1)], 'a.mp4'), 'keepsake.too-large'],
  ['empty', new File([], 'a.jpg'), 'keepsake.empty'],
] as const)('a file that is %s is refused, and nothing is written', async (_, file, key) => {
  const data = await createTestData();
  await expect(data.keepsakes.addFile('vera', file)).rejects.toMatchObject({ key });
  expect((await data.keepsakes.of('vera')).items).toEqual([]);
  expect(chunksIn(data)).toBe(0);
});

test('a file that the browser can no longer read says so', async () => {
  const data = await createTestData();
  const gone = Object.assign(voicemail(10), { arrayBuffer: () => Promise.reject(new Error()) });
  await expect(data.keepsakes.addFile('vera', gone)).rejects.toMatchObject({
    key: 'keepsake.unreadable',
  });
});

test('a device that is full keeps nothing of the file', async () => {
  const data = await createTestData();
  data.failNextWrite('store.full');
  await expect(data.keepsakes.addFile('vera', voicemail())).rejects.toMatchObject({
    key: 'store.full',
  });
  expect(chunksIn(data)).toBe(0);
});

test('a file with a damaged part is not given out', async () => {
  const data = await createTestData();
  const kept = await data.keepsakes.addFile('vera', voicemail());
  data.damage(`${kept.file?.id}:0001`);
  await expect(data.keepsakes.openFile(kept)).rejects.toMatchObject({ key: 'vault.unreadable' });
});

test.each([
  ['hostile.wav', 'audio/x"><meta http-equiv=refresh content=0>', 'audio/wav'],
  ['hostile', 'audio/x"><script>', 'application/octet-stream'],
  ['voice.ogg', 'audio/ogg; codecs=opus', 'audio/ogg'],
  ['PTT-1.opus', 'application/octet-stream', 'audio/ogg'],
])('a file is given out with a plain media type: %s (%s)', async (name, type, plain) => {
  const data = await createTestData();
  const kept = await data.keepsakes.addFile('vera', new File([bytes(9)], name, { type }));
  expect(kept.file?.type).toBe(type);
  expect((await data.keepsakes.openFile(kept)).file.type).toBe(plain);
});

test('removed, its bytes are gone too, and those of others stay', async () => {
  const data = await createTestData();
  const first = await data.keepsakes.addFile('vera', voicemail(10));
  const second = await data.keepsakes.addFile('vera', voicemail(20));
  await data.keepsakes.remove(first.id);
  expect((await data.keepsakes.of('vera')).items).toMatchObject([second]);
  expect(chunksIn(data)).toBe(1);
});

test('a removal that is cut off has removed the keepsake with its file, or nothing', async () => {
  for (const after of [0, 1]) {
    const data = await createTestData();
    const kept = await data.keepsakes.addFile('vera', voicemail());
    data.failNextWrite('store.failed', after);
    await data.keepsakes.remove(kept.id).catch(() => {});
    const { items } = await data.keepsakes.of('vera');
    expect(chunksIn(data)).toBe(items.length === 0 ? 0 : 4);
  }
});

test('a file whose keepsake the database has lost is not swept before the keepsake is restored', async () => {
  const data = await createTestData({ hasReplica: true });
  const kept = await data.keepsakes.addFile('vera', voicemail());
  data.lose(`${openAccount(data)}:keepsake:${kept.id}`);
  data.setNow('2026-11-22T21:10:00');
  const next = await data.openTab();
  await next.keepsakes.sweep();
  expect((await next.keepsakes.of('vera')).items).toMatchObject([kept]);
  expect((await next.keepsakes.openFile(kept)).isWhole).toBe(true);
});

test('a file is not offered as a recording that was cut off', async () => {
  const data = await createTestData();
  await data.keepsakes.addFile('vera', voicemail());
  expect(await data.recordings.findInterrupted()).toBeNull();
});

test('a file without a keepsake is swept after a day, and no other', async () => {
  const data = await createTestData();
  const kept = await data.keepsakes.addFile('vera', voicemail(10));
  const lost = await data.keepsakes.addFile('vera', voicemail(20));
  // As if the app had been closed before its keepsake was written.
  await data.records.remove(`keepsake:${lost.id}` as never);
  await data.keepsakes.sweep();
  expect(chunksIn(data)).toBe(2);
  data.setNow('2026-12-24T08:00:00');
  await data.keepsakes.sweep();
  expect(chunksIn(data)).toBe(1);
  expect((await data.keepsakes.openFile(kept)).isWhole).toBe(true);
});

test.each([
  ['IMG_1.jpg', 'image/jpeg', 'picture'],
  ['IMG_1.HEIC', '', 'picture'],
  ['drawing.svg', 'image/svg+xml', 'file'],
  ['drawing.svg', '', 'file'],
  ['voice.opus', '', 'voice'],
  ['clip.mov', 'video/quicktime', 'video'],
  ['letter.pdf', 'application/pdf', 'file'],
  ['setup.exe', 'application/x-msdownload', 'file'],
  ['noending', '', 'file'],
  ['letter.constructor', '', 'file'],
  ['PTT-1.opus', 'application/octet-stream', 'voice'],
  ['PTT-2.ogg', 'application/ogg', 'voice'],
  ['voice note', 'application/ogg', 'voice'],
  ['memo.amr', 'application/octet-stream', 'voice'],
  ['memo.aac', '', 'voice'],
  ['memo.flac', '', 'voice'],
  ['memo.webm', '', 'video'],
  ['old.3gp', 'application/octet-stream', 'video'],
  ['IMG_2.jpeg', 'application/octet-stream', 'picture'],
  ['IMG_3.avif', '', 'picture'],
  ['drawing.svg', 'application/octet-stream', 'file'],
  ['setup.exe', 'application/octet-stream', 'file'],
  ['voice.ogg', 'audio/ogg; codecs=opus', 'voice'],
])('%s (%s) is kept as %s', (name, type, kind) => {
  expect(kindOfFile({ name, type })).toBe(kind);
});
