/** What Auth says to everybody, and whether it tells who has an account. */
import { randomBytes } from 'node:crypto';
import { newAccount, type People, tryPassword } from './accounts.ts';
import { inWords, isFine, type Project } from './project.ts';
import { cannotCheck, type Report } from './report.ts';

type Settings = {
  external?: Record<string, boolean>;
  disable_signup?: boolean;
  mailer_autoconfirm?: boolean;
  saml_enabled?: boolean;
};

/** What docs/hosting.md asks for, as far as the project tells. `confirms`: whether addresses are to be confirmed by mail. */
export async function checkSettings(project: Project, report: Report, confirms: boolean) {
  await report.check('the settings of Auth', async (differs) => {
    const answer = await project('/auth/v1/settings');
    if (!isFine(answer)) return differs(`asking for them is answered with ${inWords(answer)}`);
    const { external = {}, ...settings } = answer.body as Settings;
    const { email, anonymous_users, ...others } = external;
    if (!email) differs('people cannot sign up with an address');
    if (anonymous_users) differs('people can sign in without an address');
    const open = Object.keys(others).filter((name) => others[name]);
    if (open.length > 0) differs(`other ways to sign in are open: ${open.join(', ')}`);
    if (settings.saml_enabled) differs('other ways to sign in are open: SAML');
    if (settings.disable_signup) differs('nobody can sign up');
    if (settings.mailer_autoconfirm === confirms)
      differs(`addresses ${confirms ? 'are not' : 'are'} confirmed by mail`);
  });
}

/** Log-in and sign-up with an address that has an account, and with one that has none. No mail is sent. */
export async function checkStrangers(
  project: Project,
  report: Report,
  people: People | null,
  confirms: boolean,
) {
  const titles = {
    logIn: 'log-in says the same to known and unknown addresses',
    signUp: 'sign-up tells nobody whether an address is known',
    password: 'a password shorter than 43 characters is refused',
  };
  if (!people) {
    for (const title of Object.values(titles))
      report.notChecked(title, 'it needs an account whose address is known');
    return;
  }
  const { email } = people.one;
  const signUp = (password: string) =>
    project('/auth/v1/signup', { method: 'POST', body: { email, password } });
  await report.check(titles.logIn, async (differs) => {
    const wrong = { password: randomBytes(36).toString('base64url') };
    const known = await tryPassword(project, { email, ...wrong });
    const unknown = await tryPassword(project, { ...newAccount(), ...wrong });
    if (known.code !== 'invalid_credentials')
      differs(`a known address and a wrong password are answered with ${inWords(known)}`);
    if (
      JSON.stringify([known.status, known.body]) !== JSON.stringify([unknown.status, unknown.body])
    )
      differs(`${inWords(known)} for the known one, ${inWords(unknown)} for the unknown one`);
  });
  // Before it looks for the address, Auth looks at the password. With a known one nothing is made where it does not.
  await report.check(titles.password, async (differs) => {
    const answer = await signUp('p'.repeat(42));
    if (answer.code !== 'weak_password') differs(`42 are answered with ${inWords(answer)}`);
  });
  await report.check(titles.signUp, async (differs) => {
    if (!confirms) throw cannotCheck('without confirmation every sign-up has to say it');
    const answer = await signUp(randomBytes(36).toString('base64url'));
    const { id, identities, access_token } = answer.body as Record<string, unknown>;
    if (access_token) differs('a known address is let in without its password');
    if (answer.status === 429) throw cannotCheck('this project sends no more mails just now');
    if (!isFine(answer) || id === people.one.id || (identities as unknown[])?.length !== 0)
      differs(`a known address is not answered with a made-up user, but with ${inWords(answer)}`);
  });
  report.notChecked('sign-up and a new password for unknown addresses', 'it would send mails');
}
