import { compose } from '../tools/compose.ts';
import { startStack } from '../tools/hosted/stack.ts';
import { begin, cups, replies, say } from './companion-page.ts';
import { expect, signUp, test } from './mooring.ts';
import { openService } from './service.ts';

test.skip(Boolean(process.env.SUPABASE_URL), 'a real project has a provider of its own');

test('the hosted companion answers people who are signed in, and no key or token leaks', async ({
  page,
  deployment,
}) => {
  const provider = await openService();
  provider.answers((to) => {
    to.setHeader('Content-Type', 'text/event-stream');
    to.write(`data: ${JSON.stringify({ choices: [{ delta: { content: 'Two cups, ' } }] })}\n\n`);
    to.end(
      `data: ${JSON.stringify({ choices: [{ delta: { content: 'before you knew.' } }] })}\n\ndata: [DONE]\n\n`,
    );
  });
  const stack = await startStack({
    functions: {
      MOORING_ORIGINS: deployment.url,
      MOORING_CHAT_KEY: 'operators-own-key',
      MOORING_CHAT_PROVIDER: `${provider.url}/chat/completions`,
      MOORING_VOICE_KEY: 'operators-own-key',
      MOORING_VOICE_FEMALE: 'f',
      MOORING_VOICE_MALE: 'm',
    },
  });
  const deployed = {
    VITE_SUPABASE_URL: stack.url,
    VITE_SUPABASE_ANON_KEY: stack.anonKey,
    VITE_MOORING_CHAT_RECEIVER: 'A provider',
  };
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/functions/')) sent.push(JSON.stringify(request.headers()));
  });
  try {
    Object.assign(process.env, deployed);
    await compose(deployment.dist);

    await page.goto('/companion?view=settings');
    await expect(page.getByRole('radio', { name: 'The hosted companion' })).toBeDisabled();
    await expect(page.getByText('so the guide answers', { exact: false })).toBeVisible();

    await signUp(page);
    await page.goto('/companion?view=settings');
    await page.getByRole('radio', { name: 'The hosted companion' }).click();
    await expect(
      page.getByRole('alertdialog', { name: 'Send your words to A provider?' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Agree' }).click();
    await expect(page.getByRole('radio', { name: 'The hosted companion' })).toBeChecked();

    await begin(page, 'Grief');
    await expect(page.getByText('Your words go to A provider')).toBeVisible();
    await say(page, cups);
    await expect(replies(page).filter({ hasText: 'Two cups, before you knew.' })).toBeVisible();

    expect(provider.asked).toHaveLength(1);
    expect(provider.asked[0]).toContain(cups);
    expect(sent.join()).toContain('Bearer ');
    expect(sent.join()).not.toContain('operators-own-key');
  } finally {
    for (const name of Object.keys(deployed)) delete process.env[name];
    await page.close();
    await stack.stop();
    provider.stop();
  }
});
