import type { HardDay } from '@mooring/data';
import type { TestData } from '@mooring/data/testing';
import { at, type Mute, words } from './planting-testing.ts';

export async function plantPeople(data: TestData, mute: Mute) {
  for (const kind of ['word', 'single', null] as const) {
    at(data, kind, 10);
    const id = `person-${kind}`;
    mute(kind, id);
    await data.someone.put({
      id,
      name: words(kind, 'person'),
      called: words(kind, 'called'),
      calledYou: '',
      bond: words(kind, 'bond'),
      loss: 'break-up',
      ending: '',
    });
    for (const muted of ['word', 'single', null] as const) {
      const keepsake = `${id}-saying-${muted}`;
      mute(muted, keepsake);
      const text = words(muted, 'saying');
      await data.keepsakes.put({ id: keepsake, someone: id, kind: 'words', text });
      const file = new File([new Uint8Array(2_000).fill(7)], 'IMG_1.jpg', {
        type: 'image/jpeg',
      });
      const kept = await data.keepsakes.addFile(id, file);
      await data.keepsakes.change(kept.id, (before) => ({
        ...before,
        text: words(muted, 'about'),
      }));
      mute(muted, kept.id);
    }
  }
}

export async function plantDays(data: TestData, mute: Mute) {
  const day = (id: string, part: Partial<HardDay>): HardDay => ({
    id,
    name: 'A quiet day',
    kind: 'other',
    date: { month: 11, day: 24 },
    isYearly: true,
    isHard: true,
    plan: { where: '', who: '', tooMuch: '' },
    ...part,
  });
  await data.hardDays.put(day('day-word', { name: words('word', 'hardday') }));
  await data.hardDays.put(
    day('day-person', { name: words('word', 'theirday'), someone: 'person-word' }),
  );
  await data.hardDays.put(
    day('day-day', { name: words('day', 'hardday'), date: { month: 11, day: 25 } }),
  );
  await data.hardDays.put(day('day-single', { name: words('single', 'hardday') }));
  mute('single', 'day-single');
  await data.hardDays.put(day('day-none', { isHard: false }));
}

export async function plantLetters(data: TestData, mute: Mute) {
  for (const kind of ['word', 'day', 'single', null] as const) {
    at(data, kind, 20);
    const id = `letter-${kind}`;
    mute(kind, id);
    await data.letters.put({ id, to: words(kind, 'letterto'), text: words(kind, 'letter') });
  }
  // To somebody who is muted, by another name.
  await data.letters.put({
    id: 'letter-person',
    to: words('tag', 'theirletter'),
    someone: 'person-word',
    text: 'Dear you.',
  });
}

export async function plantPrompts(data: TestData, mute: Mute) {
  const daily = '2026-01-01';
  for (const [place, kind] of (['word', 'day', 'single', null] as const).entries()) {
    at(data, kind, 30);
    const id = `prompt-${kind}`;
    mute(kind, id);
    await data.prompts.put({ id, text: words(kind, 'prompt'), place, dailySince: daily });
  }
}
