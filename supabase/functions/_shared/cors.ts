/** Lets the app's own pages ask, and no others. An origin that is not on the list gets no headers at all. */
export function corsHeaders(origin: string): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info',
    'Access-Control-Expose-Headers': 'retry-after',
    'Access-Control-Max-Age': '86400',
    Vary: 'Origin',
  };
}

/** The origin that asks, where it may. Browsers always name it on a POST; a request without one is not from the app. */
export function allowedOrigin(request: Request, origins: readonly string[]): string | null {
  const origin = request.headers.get('origin');
  return origin !== null && origins.includes(origin) ? origin : null;
}
