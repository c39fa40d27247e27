import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { onCompanion } from '../testing/companion-page.ts';

const vera = {
  ...{ id: 'vera', name: 'Vera', called: '', calledYou: '', bond: 'my mum', ending: '' },
  loss: 'death' as const,
};

test('the companion knows the name of somebody who has a page, when they are spoken of', async () => {
  const data = await createTestData();
  await data.someone.put(vera);
  const { begin, say, replies } = onCompanion(
    await renderScreen({ routes, path: '/companion', data }),
  );
  await begin('Grief');
  await say('I cannot sleep.');
  expect((await replies(2)).at(-1)).not.toContain('Vera');
  await say("What was my mum's name?");
  expect((await replies(3)).at(-1)).toContain('Vera');
});
