import { expect, test } from 'vitest';
import { keeping, securityHeaders } from './headers.ts';
import { hostFiles } from './host-files.ts';

const headers = securityHeaders({ pages: '<script>theme()</script>', connect: [] });
const folders = ['/assets/', '/remotes/journal/assets/'];
const files = hostFiles(headers, folders);
const ofPages: readonly (readonly string[])[] = [...headers, ['Cache-Control', keeping.fresh]];

const inText = (text: string, line: RegExp) =>
  [...text.matchAll(line)].map(([, name = '', value = '']) => [name, value]);

test('every host is given the same headers as the preview server sends', () => {
  expect(inText(files._headers.split('/assets/')[0] ?? '', /^ {2}([\w-]+): (.*)$/gm)).toEqual(
    headers,
  );
  expect(inText(files['hosts/nginx.conf'], /^ {2}add_header ([\w-]+) "(.*)" always;$/gm)).toEqual(
    headers,
  );
  expect(inText(files['hosts/Caddyfile'], /^ {4}([\w-]+) "(.*)"$/gm)).toEqual(headers);
  expect(
    inText(files['hosts/apache.htaccess'], /^Header always set ([\w-]+) "([^"]*)"$/gm),
  ).toEqual(ofPages);
  for (const rules of [
    JSON.parse(files['hosts/vercel.json']).headers,
    JSON.parse(files['hosts/firebase.json']).hosting.headers,
  ]) {
    const [everywhere, ...more] = rules as { headers: { key: string; value: string }[] }[];
    expect(everywhere?.headers.map(({ key, value }) => [key, value])).toEqual(ofPages);
    expect(more).toHaveLength(folders.length);
  }
});

test('every host keeps hashed files for ever', () => {
  for (const file of Object.keys(files).filter((name) => !name.endsWith('netlify.toml')))
    expect(files[file as keyof typeof files], file).toContain(keeping.hashed);
});

test('every host answers an unknown address with the app, and a missing file with 404', () => {
  for (const file of Object.keys(files).filter((name) => name !== '_headers'))
    expect(files[file as keyof typeof files], file).toContain('/app.html');
  const { rewrites } = JSON.parse(files['hosts/vercel.json']);
  const page = new RegExp(`^${rewrites.at(-1).source}$`);
  expect(page.test('/entry/1')).toBe(true);
  expect(page.test('/assets/gone-12345678.js')).toBe(false);
});

test('every host answers the address of a prerendered screen with its own page', () => {
  const own = { source: '/journal', destination: '/journal.html' };
  expect(JSON.parse(files['hosts/vercel.json']).rewrites).toContainEqual(own);
  expect(JSON.parse(files['hosts/firebase.json']).hosting.rewrites).toContainEqual(own);
  expect(files['hosts/nginx.conf']).toContain('try_files $uri $uri.html ');
  expect(files['hosts/Caddyfile']).toContain('rewrite @screen {path}.html');
  expect(files['hosts/apache.htaccess']).toContain('%{REQUEST_URI}.html [L]');
});

// https://developers.cloudflare.com/pages/configuration/headers: a line of at most 2,000 characters, 100 rules.
test('no line is longer than the hosts allow', () => {
  for (const line of files._headers.split('\n')) expect(line.length).toBeLessThan(2000);
});

test('nothing in a header ends the quotes it is written in', () => {
  for (const [name, value] of headers) expect(value, name).not.toMatch(/["$\\\n]/);
});

test('a missing file is not kept for ever', () => {
  expect(files['hosts/nginx.conf']).toContain('"~^(?:200|206|304) /(?:');
  expect(files['hosts/apache.htaccess']).toContain("%{REQUEST_STATUS} in {'200','206','304'}");
  expect(files['hosts/Caddyfile']).toMatch(/@hashed \{\s+path_regexp \S+\s+file\s+\}/);
});

test('the hosts that can tell a POST lead a share that no worker took to its page', () => {
  expect(files['hosts/nginx.conf']).toContain('return 303 /share;');
  expect(files['hosts/Caddyfile']).toContain('redir @share /share 303');
  expect(files['hosts/apache.htaccess']).toContain('RewriteRule ^ /share [R=303,L]');
});
