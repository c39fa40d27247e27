/** One check of a project from beginning to end: what it looks at, in which order, and what it leaves. */
import {
  type Account,
  accountOf,
  type Given,
  insert,
  logIn,
  newAccount,
  type People,
  register,
  takeAway,
  tryPassword,
  whatIsThere,
} from './accounts.ts';
import { checkAnonymous } from './anonymous.ts';
import { checkSettings, checkStrangers } from './auth.ts';
import { checkFunctions } from './functions.ts';
import { checkLimits } from './limits.ts';
import { inWords, isFine, openProject, type Project } from './project.ts';
import { type Report, reasonOf, startReport } from './report.ts';
import { checkRows } from './rows.ts';
import { checkSync } from './sync.ts';

export type CheckOptions = {
  address: string;
  key: string;
  /** Makes two accounts and removes them. */
  serviceKey?: string;
  /** Two accounts that are there already, used where no secret key is given. They stay. */
  accounts?: Given[];
  origin?: string;
  /** Whether addresses are to be confirmed by mail. */
  confirms: boolean;
  spend: boolean;
  print(line: string): void;
  /** Ends the check. What it made is removed all the same. */
  signal: AbortSignal;
};

export type Outcome = { different: string[]; left: string[]; stopped: boolean };

export async function checkProject(options: CheckOptions): Promise<Outcome> {
  const { address, key, serviceKey = '', print, signal } = options;
  const project = openProject(address, key, signal);
  const report = startReport(print, () => signal.aborted);
  const opened: Account[] = [];
  try {
    await look(project, report, options, opened);
  } catch (error) {
    if (!signal.aborted) {
      report.different.push('the check itself');
      print(`The check has ended early: ${reasonOf(error)}`);
    }
  }
  const left: string[] = [];
  // Without the signal: this has to go on when everything else has ended.
  const cleaning = openProject(address, key);
  for (const account of opened) {
    const stay = await takeAway(cleaning, account, serviceKey).catch((error: unknown) => [
      `what is in the account ${account.email} (${reasonOf(error)})`,
    ]);
    left.push(...stay);
  }
  for (const one of left) print(`Could not be removed: ${one}`);
  if (opened.length > 0 && left.length === 0) print(removed(opened));
  return { different: report.different, left, stopped: signal.aborted };
}

async function look(
  project: Project,
  report: Report,
  options: CheckOptions,
  opened: Account[],
): Promise<void> {
  const { key, origin = null, confirms, spend } = options;
  let answers = false;
  await report.check('the address answers', async (differs) => {
    const { status } = await project('/auth/v1/settings');
    answers = status === 200;
    if (status === 401) differs('it does not know the publishable key');
    else if (!answers) differs(`it answers with ${status}`);
  });
  if (!answers) return;
  const people = await openPeople(project, report, options, opened);
  await checkSettings(project, report, confirms);
  await checkStrangers(project, report, people, confirms);
  await checkAnonymous(project, report);
  if (people) {
    await checkRows(project, report, people);
    await checkSync(project, report, people);
    await checkLimits(project, report, people.one);
  } else {
    report.notChecked('rows, sync and limits', 'they need two accounts');
  }
  await checkFunctions(project, report, { people, key, origin, spend });
  if (people) await checkLeaving(project, report, people);
}

/** Two accounts with nothing in them, or null where none are given. Throws rather than use what holds something. */
async function openPeople(
  project: Project,
  report: Report,
  { serviceKey, accounts }: CheckOptions,
  opened: Account[],
): Promise<People | null> {
  if (!serviceKey && !accounts) return null;
  const pair = serviceKey ? [newAccount(), newAccount()] : (accounts ?? []).map(accountOf);
  const [one, two] = pair;
  if (!one || !two || one.email.toLowerCase() === two.email.toLowerCase())
    throw new Error('two different accounts are needed.');
  await report.check('two accounts can be opened', async (differs) => {
    for (const account of pair) {
      // Noted before it is made, so that it is looked for whatever becomes of the answer.
      if (serviceKey) {
        opened.push(account);
        const made = await register(project, account, serviceKey);
        if (!isFine(made)) return differs(`making one is answered with ${inWords(made)}`);
      }
      const entered = await logIn(project, account);
      if (!isFine(entered)) return differs(`${account.email}: ${inWords(entered)}`);
    }
  });
  if (!pair.every(({ token }) => token)) return null;
  for (const account of pair) {
    const there = await whatIsThere(project, account);
    if (there.length > 0)
      throw new Error(
        `the account ${account.email} holds what this check did not make (${there.join(', ')}). Nothing in it was touched.`,
      );
  }
  if (!serviceKey) opened.push(...pair);
  return { one, two };
}

/** The second person leaves as people of the app do. Only with an account that was made for it. */
async function checkLeaving(project: Project, report: Report, { one, two }: People) {
  const title = 'whoever leaves takes everything with them, and nothing else';
  if (!two.isOurs) return report.notChecked(title, 'the accounts given are to stay');
  await report.check(title, async (differs) => {
    await insert(project, two, 'user_data');
    const { token } = two;
    const left = await project('/rest/v1/rpc/leave_hosting', { method: 'POST', token, body: {} });
    if (!isFine(left)) return differs(`leaving is answered with ${inWords(left)}`);
    const again = await tryPassword(project, two);
    if (again.code !== 'invalid_credentials') differs('the account is still there');
    const rows = await whatIsThere(project, two);
    if (rows.length > 0) differs(`rows are still there: ${rows.join(', ')}`);
    const kept = await whatIsThere(project, one);
    const missing = isFine(await tryPassword(project, one)) ? [] : [one.email];
    if (kept.length === 0 || missing.length > 0) differs('somebody else has lost something');
  });
}

const removed = ([one]: Account[]) =>
  one?.isOurs
    ? 'Everything that the check made is removed: its accounts, and what was in them.'
    : 'Every row that the check made is removed. The two accounts stay, with tombstones of these rows.';
