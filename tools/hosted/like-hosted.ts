import { createPostgresConnection } from '@supabase/lite/postgres';

type Failure = { code?: string; message?: string; detail?: unknown; hint?: unknown };
type Within = { ensureRlsContext: () => Promise<boolean> };

/**
 * A connection with three corrections, so that what passes here passes when hosted: no grants but those of the migrations,
 * times written as PostgREST writes them, and the failures of checks and triggers as 400 with their own code.
 */
export function connectLikeHosted(url: string) {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      onnotice() {},
      types: {
        timestamptz: { to: 1184, from: [1184, 1114], serialize: (time) => time, parse: isoTime },
      },
    },
  });
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const answer = asPostgrest(normalize(error) as Failure | undefined);
    if (typeof answer === 'object') refusals.add(answer);
    return answer;
  };
  beQuietAboutRefusals();
  // It would grant everything to every role.
  (connection as unknown as Within).ensureRlsContext = async () => true;
  return connection;
}

const refusals = new WeakSet<object>();
let quiet = false;

/** The library logs each refusal to the console as well, although it is in the response. */
function beQuietAboutRefusals() {
  if (quiet) return;
  quiet = true;
  const error = console.error;
  console.error = (...said: unknown[]) => {
    const [first] = said;
    if (typeof first !== 'object' || first === null || !refusals.has(first)) error(...said);
  };
}

const isoTime = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

/** Those the library answers as PostgREST does. */
const answered = new Set(['23502', '23503', '23505']);

function asPostgrest(failure: Failure | undefined) {
  const { code = '', message, detail = null, hint = null } = failure ?? {};
  if (!(code.startsWith('23') && !answered.has(code)) && code !== 'P0001') return failure;
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail, hint }),
    detail: JSON.stringify({ status: 400, headers: {} }),
  };
}
