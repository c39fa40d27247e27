import { expect, test } from 'vitest';
import { securityHeaders } from './headers.ts';
import { entryPage, withFrame } from './prerender.ts';

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
  const [policy] = securityHeaders({ entryPage: page });
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
