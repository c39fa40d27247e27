#!/usr/bin/env node
// Firefox ESR behind a relay of WebDriver BiDi, started by Playwright in place of the browser.
// Playwright tells every new page which colour scheme it has. Firefox ESR does not know that command and every test would
// fail there. The relay says yes to the one value that is Firefox's own. It also says yes, and does nothing, where Firefox is
// asked to keep a copy of every answer and to stop at each that wants a password: no test needs either, and both cost Firefox
// work for each file of a page. Everything else is passed on as it is.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import WebSocket, { WebSocketServer } from 'ws';

const answered =
  /"method":"(emulation\.setMediaFeaturesOverride|network\.addDataCollector|network\.addIntercept)"/;
const announced = /^WebDriver BiDi listening on (ws:\/\/.*)$/;

const firefox = spawn('firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal));

for await (const line of createInterface(firefox.stderr)) {
  const browser = announced.exec(line)?.[1];
  console.error(browser ? `WebDriver BiDi listening on ${await relayTo(browser)}` : line);
}

/** Listens on a port of its own. Resolves to the address that Playwright connects to. */
async function relayTo(browser) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  server.on('connection', (playwright, { url }) => {
    const target = new WebSocket(new URL(url, browser), { perMessageDeflate: false });
    const waiting = [];
    const pass = (text) =>
      target.readyState === WebSocket.OPEN ? target.send(text) : waiting.push(text);
    target.on('open', () => {
      for (const text of waiting) target.send(text);
    });
    target.on('message', (data) => playwright.send(named(String(data))));
    playwright.on('message', (data) => {
      const text = String(data);
      const answer = answered.test(text) ? answerTo(JSON.parse(text)) : undefined;
      if (answer) playwright.send(JSON.stringify(answer));
      else pass(text);
    });
    target.on('error', () => playwright.terminate());
    target.on('close', () => playwright.close());
    playwright.on('close', () => target.close());
  });
  return `ws://127.0.0.1:${server.address().port}`;
}

/** A message of the browser, with a name where it is about a download. */
function named(text) {
  if (!/"method":"browsingContext\.download/.test(text)) return text;
  const event = JSON.parse(text);
  event.params.download ??= event.params.url;
  return JSON.stringify(event);
}

/** The answer that Firefox is not asked for. Nothing where it has to answer itself. */
function answerTo({ id, method, params }) {
  const yes = (result) => ({ type: 'success', id, result });
  if (method === 'network.addDataCollector') return yes({ collector: 'none' });
  if (method === 'network.addIntercept')
    return params.phases.join() === 'authRequired' ? yes({ intercept: 'none' }) : undefined;
  // The light scheme, which Firefox has by itself.
  return ['light', null].includes(params?.features?.['prefers-color-scheme']) ? yes({}) : undefined;
}
