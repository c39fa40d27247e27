import { expect, signUp, test } from './mooring.ts';
import { allowService, chooseService, openService, refusing, withText } from './service.ts';

test('a path is made, walked, replaced and read again, and nothing of it leaves the device', async ({
  quietPage: page,
  deployment,
}) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(deployment.url)) strangers.push(request.url());
  });
  const press = (name: string) => page.getByRole('button', { name }).click();

  await page.goto('/mini-challenges');
  await expect(page).toHaveURL(/\/healing-path$/);
  await press('Begin My Path');
  await press('Continue');
  await expect(page.getByText('Input needed').first()).toBeVisible();
  await page.getByLabel(/In your own words/).fill('<b>To say her name</b> at the table');
  await press('Continue');
  await expect(page.getByRole('button', { name: 'Show My Healing Path' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(/In your own words/)).toHaveValue(/her name/);
  await page.goForward();
  await press('Show My Healing Path');
  await page.reload();
  await press('View Weekly Anchor');
  await press('Begin First Checkpoint');

  await expect(page).toHaveURL(/\/checkpoint\/1$/);
  await press('Continue');
  await expect(page.getByText('Response needed').first()).toBeVisible();
  await page.getByRole('textbox').fill('Dear table, we were four.');
  // A draft is stored when typing has paused.
  await page.waitForTimeout(1000);
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue('Dear table, we were four.');
  await press('Continue');
  await expect(page.getByRole('heading', { name: 'Reflect on Your Process' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox')).toHaveValue('Dear table, we were four.');
  await page.goForward();
  await press('Complete Checkpoint');
  await press('Continue to Next Checkpoint');
  await expect(page).toHaveURL(/\/checkpoint\/2$/);

  await page.getByRole('link', { name: 'Healing Path', exact: true }).click();
  await expect(page).toHaveURL(/\/healing-path\/overview$/);
  await expect(page.getByText('25%')).toBeVisible();
  await expect(
    page.getByText('“<b>To say her name</b> at the table”', { exact: true }),
  ).toBeVisible();
  await expect(page.locator('main b')).toHaveCount(0);

  // The visitor signs up, and their path comes with them.
  await signUp(page, undefined, deployment.url);
  await page.goto('/healing-path');
  await expect(page.getByRole('link', { name: 'Continue your path' })).toBeVisible();
  await press('Begin My Path');
  await page.getByRole('radio', { name: /Forgiving myself/ }).click();
  await press('Continue');
  await press('Show My Healing Path');
  await press('View Weekly Anchor');
  await press('Begin First Checkpoint');
  await expect(page).toHaveURL(/\/checkpoint\/1$/);
  await page.goto('/healing-path/overview');
  await page.getByRole('link', { name: /To say her name/ }).click();
  await expect(page.getByText('Dear table, we were four.')).toBeVisible();
  expect(strangers).toEqual([]);
});

test('a path printed from its overview is a booklet with every word', async ({
  quietPage: page,
}) => {
  await page.goto('/healing-path?step=2');
  await page.getByLabel(/In your own words/).fill('Rest');
  for (const name of ['Continue', 'Show My Healing Path', 'View Weekly Anchor'])
    await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Begin First Checkpoint' }).click();
  await page.getByRole('textbox').fill('Dear tired one.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Reflect on Your Process' })).toBeVisible();
  await page.goto('/healing-path/overview');
  await expect(page.getByText('25%')).toBeVisible();
  await expect(page.getByText('Dear tired one.')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Dear tired one.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Dashboard' })).toBeHidden();
  await expect(page.getByText('25%')).toBeHidden();
});

test('a service of one’s own makes the path, and when it cannot the device does', async ({
  page,
}) => {
  const service = await openService();
  await allowService(page, service.url);
  try {
    await signUp(page);
    await chooseService(page, service.url);

    await page.goto('/healing-path?step=2');
    await page.getByLabel(/In your own words/).fill('To sleep again');
    service.answers(refusing(500));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(
      page.getByText('There was a problem creating your healing path. Please try again.').first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Make it on this device' })).toBeVisible();

    const checkpoints = ['A letter <b>unsent</b>', 'A memory', 'A ritual', 'Your future self'].map(
      (title) => ({ title, description: 'Look closely.', icon: 'leaf' }),
    );
    const weeklyAnchor = { message: 'You may rest.', prompt: 'This week: where was it quiet?' };
    service.answers(withText(`Gladly.\n${JSON.stringify({ checkpoints, weeklyAnchor })}`));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Show My Healing Path' }).click();
    await expect(page.getByRole('heading', { name: 'A letter <b>unsent</b>' })).toBeVisible();
    expect(service.asked.at(-1)).toContain('To sleep again');
  } finally {
    delete process.env.MOORING_CONNECT;
    service.stop();
  }
});
