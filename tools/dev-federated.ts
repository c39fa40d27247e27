/**
 * The real composition while you develop: the shell and each remote are builds of their own, put together by
 * `compose.ts` and served as `pnpm preview` serves them. The shell is built first; a remote when it is first asked for,
 * or from the start when it is named: `pnpm dev:federated journal`. Whatever changes is built again by itself.
 *
 * Left out is what only a deployment needs: minified code, brotli, licences, the prerendered entry page, working offline.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownerOf } from '../shell/src/features.ts';
import { type BuildResult, type BuildWatcher, watchBuild } from './build-watcher.ts';
import { compose } from './compose.ts';
import { createRequestListener, listen } from './serve.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, '.cache/federated');
const port = Number(process.env.PORT ?? 4173);
const featureIds = readdirSync(join(root, 'features'));
const asked = process.argv.slice(2);
const unknown = asked.find((id) => !featureIds.includes(id));
if (unknown !== undefined) {
  console.error(`There is no feature called ${unknown}. There are: ${featureIds.join(', ')}.`);
  process.exit(1);
}
// A service worker of an earlier `npm start` on this port would keep serving its cached pages.
process.env.MOORING_OFFLINE = 'off';
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
writeRemotes();

const watchers = new Map<string, BuildWatcher>();
let composing = Promise.resolve();
for (const id of ['shell', ...asked]) watch(id);

const answer = createRequestListener(out);
await listen(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://host');
  const missing = await notBuilt(pathname);
  if (missing === undefined) return answer(request, response);
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${missing} did not build. The terminal says why.`);
}, port).catch((error: NodeJS.ErrnoException) => {
  stop(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Set PORT to another one.` : error);
});
console.info(`Building the shell. http://localhost:${port} answers as soon as it is there.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop());

/** Waits for the builds that an address needs. Returns the name of one that failed. */
async function notBuilt(pathname: string): Promise<string | undefined> {
  const [, remote = ''] = /^\/remotes\/([\w-]+)\//.exec(pathname) ?? [];
  if (featureIds.includes(remote)) return (await watch(remote).settled()) ? undefined : remote;
  const owner = /\.\w+$/.test(pathname) ? undefined : ownerOf(pathname);
  // The request waits for the build here, because the shell's own timeout is only some seconds.
  const [shellIsThere] = await Promise.all([
    watch('shell').settled(),
    owner && watch(owner.id).settled(),
  ]);
  return shellIsThere ? undefined : 'The shell';
}

/** The one watcher of the shell or of a feature, made when it is first needed. */
function watch(id: string): BuildWatcher {
  const known = watchers.get(id);
  if (known) return known;
  const folder = join(root, id === 'shell' ? id : `features/${id}`);
  const watcher = watchBuild(folder, { out, onResult: (result) => afterBuild(id, result) });
  watchers.set(id, watcher);
  return watcher;
}

async function afterBuild(id: string, { state, ms }: BuildResult) {
  if (state === 'ended') watchers.delete(id);
  composing = composing.then(recompose);
  await composing;
  const seconds = (ms / 1000).toFixed(1);
  if (state === 'built') console.info(`Built ${id} in ${seconds} s.`);
  else if (state === 'failed')
    console.error(`${id} did not build. Change it, and it is tried again.`);
  else console.error(`The process that builds ${id} has ended. The next request starts another.`);
}

async function recompose() {
  const page = join(out, 'index.html');
  if (!existsSync(page)) return;
  copyFileSync(page, join(out, 'app.html'));
  await compose(out);
}

function writeRemotes() {
  const remotes = featureIds.map((id) => [id, `/remotes/${id}/mf-manifest.json`]);
  writeFileSync(join(out, 'remotes.json'), JSON.stringify(Object.fromEntries(remotes)));
}

function stop(problem?: unknown): never {
  for (const watcher of watchers.values()) watcher.stop();
  if (problem) console.error(problem);
  process.exit(problem ? 1 : 0);
}
