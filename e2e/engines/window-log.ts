import { closeSync, existsSync, openSync, readSync } from 'node:fs';

/** What the window of WebKitGTK wrote into its log. */
export type Heard =
  | { kind: 'console'; type: 'error' | 'warning' | 'log'; text: string }
  | { kind: 'request'; url: string }
  | { kind: 'download'; path: string }
  | { kind: 'init'; name: string };

/** What WebKitGTK says about itself, not about the page. Each with its reason. */
const own = [
  // WebKit does not know this directive of the policy, and takes `default-src` in its place.
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // The word is for Android (shell/index.html).
  /Viewport argument key "interactive-widget" not recognized and ignored/,
  // A script was still on its way when the page was left. All of them are of the page's own origin.
  /Fetch API cannot load http:\/\/localhost:\S+ due to access control checks/,
  // The font is used a moment later than WebKitGTK expects on a busy machine.
  /was preloaded using link preload but not used/,
];

/** Reads what was written since the last time. */
export function readLog(file: string): () => Heard[] {
  let from = 0;
  let rest = '';
  return () => {
    if (!existsSync(file)) return [];
    const handle = openSync(file, 'r');
    const buffer = Buffer.alloc(1 << 16);
    const pieces: Buffer[] = [];
    for (let read = 1; read > 0; ) {
      read = readSync(handle, buffer, 0, buffer.length, from);
      from += read;
      pieces.push(Buffer.from(buffer.subarray(0, read)));
    }
    closeSync(handle);
    const lines = (rest + Buffer.concat(pieces).toString()).split('\n');
    rest = lines.pop() ?? '';
    return lines.flatMap(heardIn);
  };
}

const types = new Map<string, 'error' | 'warning' | 'log'>([
  ['ERROR', 'error'],
  ['WARN', 'warning'],
  ['LOG', 'log'],
]);

function heardIn(line: string): Heard[] {
  const [, level, text = ''] = /CONSOLE (?:[\w-]+ )?(ERROR|WARN|LOG) (.*)$/.exec(line) ?? [];
  if (own.some((one) => one.test(text))) return [];
  const type = types.get(level ?? '');
  if (type) return [{ kind: 'console', type, text }];
  const [, word, value = ''] = /^(REQUEST|DOWNLOADED|INIT) (.*)$/.exec(line) ?? [];
  if (word === 'REQUEST') return [{ kind: 'request', url: value }];
  if (word === 'INIT') return [{ kind: 'init', name: value }];
  if (word === 'DOWNLOADED')
    return [{ kind: 'download', path: decodeURIComponent(value.replace('file://', '')) }];
  return [];
}
