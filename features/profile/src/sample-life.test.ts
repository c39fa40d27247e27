import { createTestData } from '@mooring/data/testing';
import { expect, test } from 'vitest';
import { onboardingSteps } from './onboarding/onboarding-steps.ts';
import { fillProfile } from './sample-life.ts';

test('opens the standalone page with entries to export and answers to change', async () => {
  const data = await createTestData();
  await fillProfile(data);
  expect(await data.entries.count()).toBe(4);
  expect((await data.moments.list()).items).toHaveLength(1);
  const answers = await data.records.get('onboarding');
  for (const step of onboardingSteps) {
    const given = [answers?.[step.id] ?? []].flat();
    expect(given).not.toEqual([]);
    if (step.kind === 'words') continue;
    const ids = step.choices.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(given));
  }
});
