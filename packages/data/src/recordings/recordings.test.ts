import { expect, test } from 'vitest';
import { ana, createTestData } from '../testing.ts';
import { type Recording, sampleRate, samplesPerChunk } from './recording.ts';

/** A tone of so many seconds, as a microphone would give it: in small parts. */
function tone(seconds: number): Int16Array[] {
  const samples = Int16Array.from({ length: seconds * sampleRate }, (_, at) =>
    Math.round(Math.sin((at / sampleRate) * 2 * Math.PI * 220) * 16_384),
  );
  const parts: Int16Array[] = [];
  for (let at = 0; at < samples.length; at += 4_000) parts.push(samples.subarray(at, at + 4_000));
  return parts;
}

type TestData = Awaited<ReturnType<typeof createTestData>>;
type Tab = Pick<TestData, 'recordings'>;

async function speak({ recordings }: Tab, seconds: number): Promise<string> {
  const id = await recordings.begin();
  for (const part of tone(seconds)) await recordings.append(id, part);
  return id;
}

async function record(tab: Tab, seconds: number): Promise<Recording> {
  const { recording, failure } = await tab.recordings.finish(await speak(tab, seconds));
  expect(failure).toBeNull();
  return recording;
}

const chunksIn = (data: TestData) =>
  JSON.parse(data.rows()).filter((row: { entry_id?: string }) => row.entry_id !== undefined);

const words = { title: 'Said aloud', content: '', tags: [], type: 'audio' as const };

async function header(wav: Blob) {
  const bytes = new DataView(await wav.arrayBuffer());
  const text = (at: number) =>
    String.fromCharCode(...[0, 1, 2, 3].map((step) => bytes.getUint8(at + step)));
  const chunks = new Map<string, number>();
  for (let at = 12; at < bytes.byteLength - 8; at += 8 + bytes.getUint32(at + 4, true)) {
    chunks.set(text(at), at + 8);
  }
  const fmt = chunks.get('fmt ') ?? 0;
  const data = chunks.get('data') ?? 0;
  return {
    kinds: [text(0), text(8)],
    format: bytes.getUint16(fmt, true),
    channels: bytes.getUint16(fmt + 2, true),
    rate: bytes.getUint32(fmt + 4, true),
    bits: bytes.getUint16(fmt + 14, true),
    samples: new Int16Array(
      await wav.slice(data, data + bytes.getUint32(data - 4, true)).arrayBuffer(),
    ),
  };
}

test('a recording comes back as the WAV file it was: 16 kHz, 16 bits, one channel, every sample', async () => {
  const data = await createTestData();
  const recording = await record(data, 10);
  expect(recording.durationMs).toBe(10_000);
  expect(recording.peaks).toHaveLength(96);
  expect(new Set(recording.peaks)).toEqual(new Set([50]));
  const { wav, isComplete } = await data.recordings.open(recording);
  expect([wav.type, isComplete]).toEqual(['audio/wav', true]);
  const { samples, ...form } = await header(wav);
  expect(form).toEqual({ kinds: ['RIFF', 'WAVE'], format: 1, channels: 1, rate: 16_000, bits: 16 });
  expect([...samples]).toEqual(tone(10).flatMap((part) => [...part]));
});

test('a recording is saved while it runs, in encrypted chunks of at most 256 KiB', async () => {
  const data = await createTestData();
  await speak(data, 9);
  expect(chunksIn(data)).toHaveLength(2);
  expect(samplesPerChunk / sampleRate).toBeLessThanOrEqual(5);
  expect(samplesPerChunk * 2).toBeLessThanOrEqual(256 * 1024);
  for (const { bytes } of chunksIn(data)) expect(bytes).toMatch(/^e1\./);
});

test('a tab killed while recording loses at most the chunk it was filling', async () => {
  const data = await createTestData();
  const id = await speak(data, 11);
  const killed = await data.openTab();
  expect(await killed.recordings.findInterrupted()).toBeNull();
  data.closeTab();
  const found = await killed.recordings.findInterrupted();
  expect(found).toMatchObject({ id, durationMs: 8_000 });
  const { isComplete } = await killed.recordings.open(found as Recording);
  expect(isComplete).toBe(true);
});

test('a recording that an entry or a draft has is not offered back, and never discarded', async () => {
  const data = await createTestData();
  const [kept, drafted] = [await record(data, 1), await record(data, 1)];
  await data.entries.create({ ...words, recording: kept });
  await data.drafts.keep('new', { ...words, recording: drafted });
  expect(await data.recordings.findInterrupted()).toBeNull();
  await data.recordings.discard(kept.id);
  expect((await data.recordings.open(kept)).isComplete).toBe(true);
  await data.recordings.discard(drafted.id);
  expect(await data.recordings.recover(drafted.id)).toBeNull();
  expect(chunksIn(data)).toHaveLength(1);
});

test('interrupted recordings are offered for thirty days, newest first, and then deleted', async () => {
  const data = await createTestData();
  data.setNow('2026-10-01T10:00:00Z');
  await record(data, 1);
  data.setNow('2026-11-19T10:00:00Z');
  const second = await record(data, 2);
  data.setNow('2026-11-20T10:00:00Z');
  const third = await record(data, 3);
  expect(await data.recordings.findInterrupted()).toEqual(third);
  await data.recordings.discard(third.id);
  expect(await data.recordings.findInterrupted()).toEqual(second);
  await expect.poll(() => chunksIn(data).length, { timeout: 30_000 }).toBe(1);
});

test('while an entry or a draft cannot be opened, no recording is offered or deleted', async () => {
  const data = await createTestData();
  const { id } = await data.entries.create({ ...words, recording: await record(data, 1) });
  await record(data, 1);
  const [row] = JSON.parse(data.rows()).filter((one: { id: string }) => one.id === id);
  data.damage(row.id, 'audioData');
  data.setNow('2027-11-20T10:00:00Z');
  expect(await data.recordings.findInterrupted()).toBeNull();
  expect(chunksIn(data)).toHaveLength(2);
});

test('on a full device the rest stays in memory, is reported, and is saved once there is room', async () => {
  const data = await createTestData();
  const id = await data.recordings.begin();
  data.failNextWrite('store.full');
  const [full] = (
    await Promise.allSettled(tone(5).map((part) => data.recordings.append(id, part)))
  ).filter(({ status }) => status === 'rejected');
  expect(full).toMatchObject({ reason: { key: 'store.full' } });
  data.failNextWrite('store.full');
  const ended = await data.recordings.finish(id);
  expect(ended).toMatchObject({ recording: { durationMs: 5_000 }, failure: 'store.full' });
  const { samples } = await header((await data.recordings.open(ended.recording)).wav);
  expect(samples).toHaveLength(5 * sampleRate);
  expect((await data.recordings.finish(id)).failure).toBeNull();
  expect((await data.recordings.open(ended.recording)).isComplete).toBe(true);
  expect(chunksIn(data)).toHaveLength(2);
});

test('locking while recording keeps the saved chunks, which are offered after unlocking', async () => {
  const data = await createTestData();
  const id = await speak(data, 6);
  await data.accounts.lock();
  const part = new Int16Array(samplesPerChunk);
  await expect(data.recordings.append(id, part)).rejects.toMatchObject({ key: 'session.locked' });
  expect((await data.recordings.finish(id)).failure).toBe('session.locked');
  await data.accounts.unlock(ana.password);
  expect(await data.recordings.findInterrupted()).toMatchObject({ id, durationMs: 4_000 });
});

test('another account that logs in meanwhile gets no part of the recording', async () => {
  const data = await createTestData();
  const id = await speak(data, 5);
  await data.accounts.logOut();
  await data.accounts.signUp({ ...ana, email: 'ben@example.org' });
  const part = new Int16Array(samplesPerChunk);
  await expect(data.recordings.append(id, part)).rejects.toMatchObject({ key: 'session.locked' });
  expect(chunksIn(data)).toHaveLength(1);
  expect(await data.recordings.findInterrupted()).toBeNull();
});

test('recordings of a visitor move to the account at sign-up, even a running one', async () => {
  const data = await createTestData({ session: 'signed-out' });
  const entry = await data.entries.create({ ...words, recording: await record(data, 5) });
  const taking = await speak(data, 5);
  await data.accounts.signUp(ana);
  await expect.poll(async () => (await data.entries.list()).items).toEqual([entry]);
  await expect.poll(async () => chunksIn(data).length).toBe(3);
  await data.recordings.append(taking, new Int16Array(samplesPerChunk));
  expect((await data.recordings.finish(taking)).failure).toBeNull();
  expect((await data.recordings.open(entry.recording as Recording)).isComplete).toBe(true);
  const owners = new Set(chunksIn(data).map((row: { user_id: string }) => row.user_id));
  expect(owners.size).toBe(1);
});

test('a chunk that cannot be opened becomes silence; if none can be opened, an error says so', async () => {
  const data = await createTestData();
  const recording = await record(data, 9);
  data.damage(`${recording.id}:0001`);
  const { wav, isComplete } = await data.recordings.open(recording);
  expect(isComplete).toBe(false);
  const { samples } = await header(wav);
  expect(samples).toHaveLength(9 * sampleRate);
  expect(Math.max(...samples.subarray(samplesPerChunk, 2 * samplesPerChunk))).toBe(0);
  data.damage(`${recording.id}:0000`);
  data.damage(`${recording.id}:0002`);
  await expect(data.recordings.open(recording)).rejects.toMatchObject({
    key: 'recording.unreadable',
  });
});
