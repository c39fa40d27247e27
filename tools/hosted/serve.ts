/** `pnpm hosted`: the hosted side on this machine until Ctrl-C. Its data is deleted afterwards. */
import { startStack } from './stack.ts';

const stack = await startStack({
  port: Number(process.env.PORT ?? 54321),
  confirmEmail: process.argv.includes('confirm'),
  shortestPassword: 43,
});
console.info(`The hosted side is running. For the app, put these two lines into shell/.env.local:

VITE_SUPABASE_URL=${stack.url}
VITE_SUPABASE_ANON_KEY=${stack.anonKey}

Ctrl-C ends it, and everything it keeps is gone.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stack.stop().then(() => process.exit(0)));
}
