import type { ServerResponse } from 'node:http';
import { begin, card, cups, grave, replies, say } from './companion-page.ts';
import { expect, signUp, test } from './mooring.ts';
import { allowService, openService, refusing, withText } from './service.ts';

test('a service of one’s own answers after a consent that names it; every failure has its sentence', async ({
  page,
}) => {
  const service = await openService();
  await allowService(page, service.url);
  try {
    await signUp(page);
    await page.goto('/companion?view=settings');
    await page.getByText('Advanced', { exact: true }).click();
    await page.getByLabel('Base address').fill(`${service.url}/v1`);
    await page.getByLabel('Model').fill('llama');
    service.answers(withText('here'));
    await page.getByRole('button', { name: 'Test the connection' }).click();
    await expect(page.getByText('It answered.')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    const host = new URL(service.url).host;
    await expect(
      page.getByRole('alertdialog', { name: `Send your words to ${host}?` }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Agree' }).click();
    await expect(page.getByRole('radio', { name: 'Your own service' })).toBeChecked();

    await begin(page, 'Grief');
    await expect(page.getByText(`Your words go to ${host}`)).toBeVisible();
    service.answers(withText('Two cups, before you had time to remember.'));
    await say(page, cups);
    await expect(
      page.getByText('Two cups, before you had time to remember.').first(),
    ).toBeVisible();

    const failures: [(to: ServerResponse) => void, string][] = [
      [refusing(500), 'there was an error connecting to the AI service'],
      [refusing(429), 'currently handling many requests'],
      [(to) => void to.end('<html>'), 'there was an error generating a response'],
      [(to) => void to.destroy(), 'having trouble connecting to my knowledge sources'],
    ];
    for (const [answer, sentence] of failures) {
      service.answers(answer);
      if (sentence.includes('connecting to the AI')) await say(page, 'It went cold.');
      else await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
      await expect(page.getByText('Connection issue').first()).toBeVisible();
    }
    await page.getByRole('button', { name: 'Let the guide answer' }).click();
    await expect(replies(page)).toHaveCount(3);

    const calls = service.asked.length;
    await say(page, grave);
    await expect(card(page)).toBeVisible();
    await expect(replies(page)).toHaveCount(4);
    expect(service.asked).toHaveLength(calls);
    expect(service.asked.join()).not.toContain('kill myself');
  } finally {
    delete process.env.MOORING_CONNECT;
    service.stop();
  }
});

test('a deployment that names no service offers none, and says so in one sentence', async ({
  page,
}) => {
  await page.goto('/companion?view=settings');
  await expect(page.getByText(/This site may not call a service of your own/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /Your own service/ })).toHaveCount(0);
  await expect(page.getByLabel('Base address')).toHaveCount(0);
});

test('an address beside the one that is allowed is refused at its field', async ({ page }) => {
  const service = await openService();
  try {
    await allowService(page, 'http://localhost:1');
    await page.goto('/companion?view=settings');
    await page.getByText('Advanced', { exact: true }).click();
    await page.getByLabel('Base address').fill(`${service.url}/v1`);
    await page.getByLabel('Model').fill('llama');
    await page.getByRole('button', { name: 'Test the connection' }).click();
    await expect(page.getByText(/This site may not call that address/)).toBeVisible();
    expect(service.asked).toEqual([]);
  } finally {
    delete process.env.MOORING_CONNECT;
    service.stop();
  }
});
