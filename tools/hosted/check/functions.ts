/** The two functions: who is refused, and from where. Nothing reaches a provider, and nothing is paid, unless `spend` is set. */
import type { People } from './accounts.ts';
import { type Answer, inWords, isFine, type Project } from './project.ts';
import { cannotCheck, type Report } from './report.ts';

type Wanted = {
  people: People | null;
  key: string;
  /** Where the app is served, and so may ask from. Null where nobody has said it. */
  origin: string | null;
  spend: boolean;
};

/** `most` is more than a body may have, `real` what costs money. */
const functions = {
  'companion-chat': {
    most: 400_000,
    real: { messages: [{ role: 'user', content: 'Please answer with the word hello.' }] },
    type: 'text/event-stream',
  },
  speech: { most: 40_000, real: { text: 'Hello.', voice: 'FEMALE' }, type: 'audio/' },
} as const;

/** Never a domain. */
const foreign = 'https://not-the-app.invalid';
/** A token in form only. */
const forged = 'e30.e30.forged';
/** Neither function can read it: whoever is let by gets no further than this. */
const unreadable = { nothing: 'that is known here' };

export async function checkFunctions(project: Project, report: Report, wanted: Wanted) {
  for (const [name, { most, real, type }] of Object.entries(functions)) {
    const title = (what: string) => `${name}: ${what}`;
    const path = `/functions/v1/${name}`;
    const post = (from: string, token: string | null, body: unknown = unreadable) =>
      project(path, { method: 'POST', token, headers: { Origin: from }, body });
    if ((await project(path, { method: 'OPTIONS', headers: { Origin: foreign } })).status === 404) {
      report.notChecked(name, 'this project does not have it');
      continue;
    }
    await report.check(title('a page elsewhere is refused'), async (differs) => {
      const headers = { Origin: foreign };
      for (const method of ['OPTIONS', 'POST'] as const) {
        const body = method === 'POST' ? { body: unreadable } : {};
        const answer = await project(path, { method, headers, ...body });
        refusal(method, answer, [403, 'wrong-origin'], differs);
        if (allowed(answer) !== null) differs(`${method} lets ${allowed(answer)} read the answer`);
      }
    });
    const { origin } = wanted;
    const inside = {
      before: title('the app may ask from its address'),
      strangers: title('nobody asks without a token'),
      bodies: title('what cannot be read is refused'),
      paid: title('a real request is answered'),
    };
    if (origin === null) {
      for (const one of Object.values(inside))
        report.notChecked(one, 'it needs the address of the app (--origin)');
      continue;
    }
    await report.check(inside.before, async (differs) => {
      const answer = await project(path, { method: 'OPTIONS', headers: { Origin: origin } });
      if (answer.status !== 204) differs(`asking before is answered with ${inWords(answer)}`);
      if (allowed(answer) !== origin) differs(`it lets ${allowed(answer) ?? 'nobody'} ask`);
      const get = await project(path, { headers: { Origin: origin } });
      refusal('GET', get, [405, 'wrong-method'], differs);
    });
    await report.check(inside.strangers, async (differs) => {
      const tokens = { 'the publishable key': wanted.key, 'a forged token': forged, nothing: null };
      for (const [what, token] of Object.entries(tokens))
        refusal(`${what} for a token`, await post(origin, token), [401, 'no-token'], differs);
    });
    const { people } = wanted;
    if (!people) {
      for (const one of [inside.bodies, inside.paid]) report.notChecked(one, 'it needs an account');
      continue;
    }
    await report.check(inside.bodies, async (differs) => {
      const { token } = people.one;
      refusal('an unknown field', await post(origin, token), [400, 'not-readable'], differs);
      refusal('no JSON', await post(origin, token, 'no JSON'), [400, 'not-readable'], differs);
      const large = await post(origin, token, 'x'.repeat(most));
      refusal('a body that is too large', large, [413, 'too-large'], differs);
    });
    await report.check(inside.paid, async (differs) => {
      if (!wanted.spend) throw cannotCheck('it would cost money (--spend)');
      const answer = await post(origin, people.one.token, real);
      const given = answer.headers.get('content-type') ?? 'nothing';
      if (!isFine(answer)) differs(`it is answered with ${inWords(answer)}`);
      else if (!given.startsWith(type)) differs(`it is answered with ${given}`);
      else if (answer.body === '') differs('the answer is empty');
    });
  }
}

const allowed = ({ headers }: Answer) => headers.get('access-control-allow-origin');

function refusal(
  what: string,
  answer: Answer,
  [status, code]: [number, string],
  differs: (what: string) => void,
) {
  if (answer.status !== status || answer.code !== code)
    differs(`${what} is answered with ${inWords(answer)}, not with ${status} ${code}`);
}
