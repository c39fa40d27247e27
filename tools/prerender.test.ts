import { expect, test } from 'vitest';
import { securityHeaders } from './headers.ts';
import { entryPage, withFrame, withWholeStatements } from './prerender.ts';
import { paintsAtOnce, withEmptyPage } from './screen-pages.ts';

const app = `<html>
  <head>
    <title>Mooring</title>
    <script src="/boot.js"></script>
    <script type="module" crossorigin src="/assets/main.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/kit.js">
    <link rel="stylesheet" crossorigin href="/assets/kit.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

test('the entry page contains its text and the theme, and loads nothing of the app', () => {
  const page = entryPage(app, '<h1>$& matters</h1>', 'theme()');
  expect(page).toContain('<div id="root"><h1>$& matters</h1></div>');
  expect(page.match(/<script.*/g)).toEqual(['<script>theme()</script>']);
  expect(page).not.toMatch(/src=|modulepreload|stylesheet/);
});

test('only the inline script of the entry page may run, by its hash', () => {
  const page = '<style>a{}</style><script>theme()</script><script src="/boot.js"></script>';
  const [policy] = securityHeaders({ pages: page });
  expect(policy?.[1]).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/]{43}='; /);
  expect(policy?.[1]).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='; /);
  expect(policy?.[1]).not.toContain('unsafe-inline');
});

test("the app's page contains the frame, and the noscript text is inside the main content", () => {
  const bare = app.replace('  </body>', '    <noscript><p>Please.</p></noscript>\n  </body>');
  const page = withFrame(bare, '<header></header><main id="main"><i></i></main>');
  expect(page).toContain(
    '<div id="root" data-frame><header></header><main id="main"><noscript><p>Please.</p></noscript><i></i></main></div>',
  );
  expect(page.match(/<noscript>/g)).toHaveLength(1);
});

test('a prerendered screen waits for no file: what it loads is named after its markup', () => {
  const inside = { style: 'a{}', theme: 'theme()' };
  const page = paintsAtOnce(withFrame(app, '<main></main>', 'screen'), inside);
  const [head = '', body = ''] = page.split('</head>');
  expect(head).toContain('<style>a{}</style>');
  expect(head).toContain('<script>theme()</script><script type="module"');
  expect(head).not.toMatch(/boot\.js|rel="stylesheet"/);
  expect(body.replace(/\s+/g, '')).toContain(
    '<divid="root"data-frame="screen"><main></main></div><scriptsrc="/boot.js"></script><linkrel="stylesheet"crossoriginhref="/assets/kit.css"></body>',
  );
});

test('a screen may hold the page of an empty account too, and never one that waits in its place', () => {
  const frame = (page: string) =>
    `<header></header><main id="main"><div>${page}</div></main><nav></nav>`;
  const waiting = frame('<i data-skeleton=""></i>');
  expect(withEmptyPage(waiting, frame('$&'))).toBe(
    '<header></header><main id="main"><div data-for="known"><i data-skeleton=""></i></div><div data-for="new">$&</div></main><nav></nav>',
  );
  expect(() => withEmptyPage(waiting, waiting)).toThrow('still waits');
});

test('styles that several pages have in common are allowed once', () => {
  const [policy] = securityHeaders({ pages: '<style>a{}</style><style>a{}</style>' });
  expect(policy?.[1].match(/sha256-/g)).toHaveLength(1);
});

test('a statement at the end of one sheet takes no rule of the next one with it', () => {
  expect(withWholeStatements('@layer ui{a{}}@layer features@layer reset{b{}}@layer a,b;c{}')).toBe(
    '@layer ui{a{}}@layer features;@layer reset{b{}}@layer a,b;c{}',
  );
});
