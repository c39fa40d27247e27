import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './mooring.ts';
import { workerReady } from './worker-ready.ts';

const words = 'Put the kettle on, and then tell me.';

async function withWorker(page: Page) {
  await page.goto('/dashboard');
  await workerReady(page);
}

/** Posts what a phone's share sheet posts: a form, which brings the browser to the page. */
async function share(page: Page, text: string, file?: string) {
  await page.evaluate(
    ([sent, name]) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
      const area = document.createElement('textarea');
      Object.assign(area, { name: 'text', value: sent });
      form.append(area);
      if (name) {
        const field = document.createElement('input');
        Object.assign(field, { type: 'file', name: 'files' });
        const transfer = new DataTransfer();
        transfer.items.add(new File(['a voice'], name, { type: 'audio/mp4' }));
        field.files = transfer.files;
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    },
    [text, file] as const,
  );
  await page.waitForURL('**/share');
}

/** Everything that the page's origin stores outside of its databases, as text. */
const caches = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await globalThis.caches.keys()) {
      const cache = await globalThis.caches.open(name);
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return texts.join('\n');
  });

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what is shared waits for a choice, is kept with someone, and never reaches the server', async ({
    quietPage: page,
    deployment,
  }) => {
    await withWorker(page);
    deployment.asked.length = 0;
    await share(page, words, 'voicemail.m4a');
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText('voicemail.m4a')).toBeVisible();
    expect(page.url()).not.toContain('?');
    expect(await caches(page)).not.toContain('Put the kettle');
    await page.reload();
    await expect(page.getByText(words)).toBeVisible();

    await page.getByRole('radio', { name: /On a new page about someone I lost/ }).check();
    await page.getByRole('textbox', { name: 'Their name' }).fill('Vera');
    await page.getByRole('button', { name: 'Keep it', exact: true }).click();
    await page.getByRole('link', { name: 'Open the page about Vera' }).click();
    await expect(page.getByRole('blockquote')).toHaveText(words);
    await expect(page.getByRole('button', { name: 'Play: voicemail.m4a' })).toBeVisible();
    expect(deployment.asked.filter((address) => address.startsWith('/share'))).toEqual([]);

    await page.goto('/share');
    await expect(page.getByText('Nothing has arrived here')).toBeVisible();
  });

  test('words become an entry with the server stopped', async ({ page, deployment }) => {
    await withWorker(page);
    await deployment.stop();
    await share(page, words);
    await page.getByRole('radio', { name: /A new entry in my journal/ }).check();
    await page.getByRole('button', { name: 'Keep it', exact: true }).click();
    await page.getByRole('link', { name: 'Open the entry' }).click();
    await expect(page.getByText(words)).toBeVisible();
  });

  test('a second share does not push out the first', async ({ quietPage: page }) => {
    await withWorker(page);
    await share(page, 'The first');
    await expect(page.getByText('The first')).toBeVisible();
    await share(page, 'The second');
    await expect(page.getByText('The first')).toBeVisible();
    await expect(page.getByText('The second')).toBeVisible();
  });

  test('another site can show its words as text only, and keeps nothing by itself', async ({
    page,
    deployment,
  }) => {
    const sent = '<img src=x onerror="document.title=1"><b>bold</b>';
    const form = (target: string) =>
      `<form method="post" enctype="multipart/form-data" action="${deployment.url}/share" target="${target}"><textarea name="text">${sent.replaceAll('<', '&lt;')}</textarea></form>`;
    const server = createServer((request, response) => {
      const target = request.url === '/hidden' ? 'frame' : '_self';
      response.setHeader('Content-Type', 'text/html');
      response.end(
        `<iframe name="frame" hidden></iframe>${form(target)}<script>document.forms[0].submit()</script>`,
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const other = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await withWorker(page);
    await page.goto(`${other}/hidden`);
    await page.waitForTimeout(1000);
    await page.goto('/share');
    await expect(page.getByText('Nothing has arrived here')).toBeVisible();

    await page.goto(`${other}/open`);
    await page.waitForURL('**/share');
    await expect(page.getByText(sent)).toBeVisible();
    await expect(page).toHaveTitle('Shared · Mooring');
    await page.goto('/someone');
    await expect(page.getByText('No name is written here')).toBeVisible();
    await page.goto('/journal');
    await expect(page.getByText('Nothing is written here yet')).toBeVisible();
    server.close();
  });
});

test('without a worker the answer is a page that says what to do', async ({ quietPage: page }) => {
  await page.goto('/dashboard');
  await share(page, words, 'voicemail.m4a');
  await expect(page.getByText('Nothing has arrived here')).toBeVisible();
  await expect(page.getByText(/share it again/)).toBeVisible();
});
