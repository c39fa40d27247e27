/** CORS headers for every origin, as the hosted gateway sends. `@supabase/lite` sends them for rows, and not for signing in. */
export async function allowAllOrigins(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.headers.get('origin') === null) return answer(request);
  const asked = request.headers.get('access-control-request-headers');
  if (request.method === 'OPTIONS') {
    return new Response(null, {
      status: 204,
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
        'Access-Control-Allow-Headers': asked ?? '',
        'Access-Control-Max-Age': '3600',
      },
    });
  }
  const { status, headers: given, body } = await answer(request);
  const headers = new Headers(given);
  headers.set('Access-Control-Allow-Origin', '*');
  headers.set('Access-Control-Expose-Headers', 'Content-Range, Preference-Applied');
  return new Response(body, { status, headers });
}
