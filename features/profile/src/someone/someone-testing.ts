import type { Data, Someone } from '@mooring/data';
import { changeOnBoth, type TestData } from '@mooring/data/testing';

export const vera: Someone = {
  id: 'vera',
  name: 'Vera',
  called: 'Mum',
  calledYou: 'Bear',
  bond: 'my mum',
  loss: 'death',
  ending: 'It was a Tuesday in March. I was on the train.',
};

export const saying = 'Put the kettle on, and then tell me.';

/** A person with their words, a voice message, a picture, and a day. */
export async function keepVera(data: Data): Promise<void> {
  await data.someone.put(vera);
  await data.keepsakes.put({ id: 'saying', someone: 'vera', kind: 'words', text: saying });
  const voice = new File([new Uint8Array(120_000).fill(7)], 'voicemail.m4a', { type: 'audio/mp4' });
  await data.keepsakes.addFile('vera', voice);
  await data.hardDays.put({
    id: 'day',
    name: 'Vera’s birthday',
    kind: 'born',
    someone: 'vera',
    date: { year: 1950, month: 3, day: 14 },
    isYearly: true,
    isHard: true,
    plan: { where: '', who: '', tooMuch: '' },
  });
}

/** A device that wrote down what is said in a recording before it had arrived there, while another one deleted the recording. */
export const withDeletedVoice = (): Promise<TestData> =>
  changeOnBoth({
    areFilesLate: true,
    async before(one) {
      await keepVera(one);
      return (await one.keepsakes.of('vera')).items.find(({ kind }) => kind === 'voice')?.id ?? '';
    },
    change: ({ keepsakes }, id, which) =>
      which === 'one'
        ? keepsakes.remove(id)
        : keepsakes.change(id, (now) => ({ ...now, said: 'Call me back, Bear.' })),
  });
