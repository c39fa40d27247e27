/** A journal with pictures and recordings, as its list and its search read it. */
import { createAppData, type Data } from '@mooring/data';
import { sentence } from './sentences.ts';

export type Album = { entries: number; pictures: number; recordings: number };
/** ms: the newest 50 entries, then the number of each one's pictures, all entries searchable, one search. */
export type AlbumTimes = { list: number; counts: number; searchable: number; find: number };

/** A visitor's journal; the first entries have the pictures, the next ones the recordings. */
export async function fillAlbum({ entries, pictures, recordings }: Album): Promise<void> {
  const data = await openData();
  const photo = await photograph();
  for (let turn = 0; turn < entries; turn += 1) {
    const fields = {
      title: `Day ${turn + 1}`,
      content: [0, 1, 2, 3].map((part) => sentence(turn * 4 + part)).join(' '),
      tags: ['grief'],
    };
    const taken = turn < pictures ? await data.pictures.take(photo) : null;
    if (taken && 'refused' in taken) throw new Error(`A picture was refused: ${taken.refused}`);
    const isSpoken = turn >= pictures && turn < pictures + recordings;
    await data.entries.create({
      ...fields,
      ...(taken ? { pictures: [{ ...taken.picture, alt: sentence(turn) }] } : {}),
      ...(isSpoken ? { type: 'audio', recording: await record(data) } : {}),
    });
  }
}

/** Right after the page was loaded: nothing is in memory. In the order in which the journal asks for it. */
export async function albumTimes(): Promise<AlbumTimes> {
  const data = await openData();
  const list = await timed(() => data.summaries.newest(50));
  const counts = await timed(() => data.pictures.counts());
  const searchable = await timed(() => data.search.ready());
  const find = await timed(() => data.search.find({ text: 'garden', tag: null, count: 60 }));
  return { list, counts, searchable, find };
}

async function openData(): Promise<Data> {
  const data = createAppData();
  await data.accounts.start();
  return data;
}

/** A picture as a phone takes it, with enough noise that it does not become small. */
async function photograph(): Promise<Blob> {
  const canvas = new OffscreenCanvas(1600, 1200);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('This browser cannot draw');
  for (let x = 0; x < 1600; x += 8) {
    for (let y = 0; y < 1200; y += 8) {
      drawing.fillStyle = `hsl(${(x * 7 + y * 13) % 360} 60% ${(x * 3 + y) % 100}%)`;
      drawing.fillRect(x, y, 8, 8);
    }
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}

/** Twelve seconds. */
async function record({ recordings }: Data) {
  const id = await recordings.begin();
  for (let part = 0; part < 3; part += 1) await recordings.append(id, new Int16Array(64_000));
  return (await recordings.finish(id)).recording;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
