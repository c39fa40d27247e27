/**
 * Runs the contract of the hosted side against a project, by HTTP alone, and prints what differs. See docs/hosting.md.
 *
 *   pnpm hosted:check -- https://<reference>.supabase.co --key sb_publishable_…
 */
import { parseArgs } from 'node:util';
import { checkProject } from './check/run.ts';
import { readSettings, usage } from './check/settings.ts';

const stop = new AbortController();
let stoppedAt = 0;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // One Ctrl-C can arrive twice: from the terminal, and from the program that started this one.
    if (stop.signal.aborted && Date.now() - stoppedAt > 2_000) process.exit(130);
    if (stop.signal.aborted) return;
    stoppedAt = Date.now();
    console.info('Ending. What was made is being removed; once more ends without that.');
    stop.abort();
  });
}

try {
  const { values, positionals } = parseArgs({
    // pnpm hands its own `--` on.
    args: process.argv.slice(2).filter((one) => one !== '--'),
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      'service-key': { type: 'string' },
      account: { type: 'string', multiple: true },
      origin: { type: 'string' },
      unconfirmed: { type: 'boolean' },
      spend: { type: 'boolean' },
    },
  });
  const settings = readSettings(positionals, values, process.env);
  const { different, left, stopped } = await checkProject({
    ...settings,
    print: (line) => console.info(line),
    signal: stop.signal,
  });
  if (stopped) console.info('The check was ended before its end.');
  else if (different.length === 0) console.info('Nothing differs.');
  else console.info(`${different.length} differ: ${different.join('; ')}.`);
  process.exitCode = stopped ? 130 : different.length + left.length > 0 ? 1 : 0;
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = 2;
}
