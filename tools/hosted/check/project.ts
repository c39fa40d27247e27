/** Talks to a project by HTTP alone, as the app does, and says what came back. */
export type Asking = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS';
  /** Whose token is sent. Unless said it is the publishable key, as with people who have no account; null sends none. */
  token?: string | null;
  /** Takes the place of the publishable key. */
  apikey?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

export type Answer = {
  status: number;
  /** The service's own word for a failure, or an empty text. */
  code: string;
  /** Parsed where it is JSON, otherwise the text. */
  body: unknown;
  headers: Headers;
};

export type Project = (path: string, asking?: Asking) => Promise<Answer>;

/** ms until a request is given up, as in the app. */
const requestTimeout = 60_000;

/** `signal` ends what is under way. */
export const openProject =
  (address: string, key: string, signal?: AbortSignal): Project =>
  async (path, { method = 'GET', token, apikey = key, body, headers } = {}) => {
    const late = AbortSignal.timeout(requestTimeout);
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        apikey,
        ...(token === null ? {} : { Authorization: `Bearer ${token ?? apikey}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    const text = await response.text();
    const read = parsed(text);
    return { status: response.status, code: codeOf(read), body: read, headers: response.headers };
  };

/** An answer in a few words. None of its content: a project that is open could have answered with somebody's rows. */
export const inWords = ({ status, code }: Answer) => (code ? `${status} ${code}` : String(status));

export const isFine = ({ status }: Answer) => status >= 200 && status < 300;

/** The rows of an answer. Empty where there are none. */
export const rowsOf = ({ body }: Answer): Record<string, unknown>[] =>
  Array.isArray(body) ? body : [];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** PostgREST says `code`, Auth `error_code`, and the functions `error.code`. */
function codeOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return '';
  const { code, error_code, error } = body as Record<string, unknown>;
  const named = error_code ?? (error as { code?: unknown } | undefined)?.code ?? code;
  return typeof named === 'string' ? named : '';
}
