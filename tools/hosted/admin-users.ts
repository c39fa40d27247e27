import type postgres from 'postgres';

const path = '/auth/v1/admin/users';

export const isAboutUsers = (request: Request) => new URL(request.url).pathname.startsWith(path);

/**
 * Makes and removes accounts with the secret key, as the hosted Auth does. `@supabase/lite` has no such requests: it is
 * asked to sign up, and the confirmation is set in the database.
 */
export async function answerAboutUsers(
  request: Request,
  { serviceKey, admin, signUp }: { serviceKey: string; admin: postgres.Sql; signUp: SignUp },
): Promise<Response> {
  if (request.headers.get('apikey') !== serviceKey)
    return Response.json({ code: 401, error_code: 'no_authorization' }, { status: 401 });
  const id = new URL(request.url).pathname.slice(path.length + 1);
  if (request.method === 'DELETE') {
    const gone = await admin`delete from auth.users where id::text = ${id} returning id`;
    if (gone.length > 0) return Response.json({});
    return Response.json({ code: 404, error_code: 'user_not_found' }, { status: 404 });
  }
  if (request.method !== 'POST' || id) return new Response(null, { status: 405 });
  const { email, password, email_confirm } = await request.json();
  const answer = await signUp(email, password);
  if (answer.ok && email_confirm === true)
    // No mail was asked for, so none limits the next.
    await admin`update auth.users set email_confirmed_at = now(), confirmation_sent_at = null where email = ${email}`;
  return answer;
}

type SignUp = (email: string, password: string) => Promise<Response>;
