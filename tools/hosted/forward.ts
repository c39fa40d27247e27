/** Sends a request on to a program of this machine, as the platform's gateway does. */
export function forward(request: Request, to: string, changed: Record<string, string> = {}) {
  const headers = new Headers(request.headers);
  for (const header of ofTheConnection) headers.delete(header);
  for (const [name, value] of Object.entries(changed)) headers.set(name, value);
  const { method, body, signal } = request;
  return fetch(to, {
    method,
    headers,
    signal,
    redirect: 'manual',
    ...(body ? { body, duplex: 'half' } : {}),
  } as RequestInit);
}

const ofTheConnection = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding'];
