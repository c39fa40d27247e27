/** What a hostile server can do with the envelopes of the keys, which it cannot open. */
import {
  type AccountServices,
  ana,
  hostedWorld,
  opens,
  sealOne,
} from '@mooring/accounts/hosted-testing';
import { keyOf } from '@mooring/contract';
import type { Kdf, KdfParams, KeyEnvelope } from '@mooring/storage';
import { testKdf } from '@mooring/storage/testing';
import type { MoveResult } from './hostile-server.ts';

type AccountMove = {
  name: string;
  /** Changes the envelopes that the server answers with. `other` are those of another person. */
  change(own: KeyEnvelope[], other: KeyEnvelope[]): KeyEnvelope[];
};

const withKdf = (kdf: KdfParams) => (own: KeyEnvelope[]) =>
  own.map((one) => (one.kdf ? { ...one, kdf } : one));

export const accountMoves: readonly AccountMove[] = [
  {
    name: 'the envelopes exchanged for those of another person',
    change: (own, other) =>
      own.map((one) => {
        const { wrapped = one.wrapped } = other.find(({ kind }) => kind === one.kind) ?? {};
        return { ...one, wrapped };
      }),
  },
  {
    name: 'the envelope of the password under the name of the 24 words, and the other way round',
    change: (own) => {
      const [first, second] = own;
      if (!first || !second) return own;
      return [
        { ...first, wrapped: second.wrapped },
        { ...second, wrapped: first.wrapped },
      ];
    },
  },
  {
    name: 'the work of the password lowered below the floor',
    change: withKdf({ ...testKdf.floor, memoryKiB: 1 }),
  },
  { name: 'the work of the password lowered to the floor', change: withKdf(testKdf.floor) },
  {
    name: 'so much work asked for that no device can do it',
    change: withKdf({ ...testKdf.preferred, iterations: 2 ** 30 }),
  },
];

/** Plays each against a device that knows the account, and against a new one that logs in afterwards. */
export async function playAccountMoves(): Promise<MoveResult[]> {
  const results: MoveResult[] = [];
  for (const move of accountMoves) results.push(await playAccountMove(move));
  return results;
}

async function playAccountMove({ name, change }: AccountMove): Promise<MoveResult> {
  const { service, device } = hostedWorld();
  const known = await device().startTab();
  await known.accounts.signUp(ana);
  await opens(known);
  const field = await sealOne(known);
  const own = service.envelopes;
  service.envelopes = [];
  const stranger = await device().startTab();
  await stranger.accounts.signUp({ ...ana, email: 'stranger@example.org' });
  await opens(stranger);
  service.envelopes = change(own, service.envelopes);

  await known.accounts.logOut();
  const works: KdfParams[] = [];
  const counting: Kdf = {
    ...testKdf,
    derive(password, salt, params) {
      works.push(params);
      return testKdf.derive(password, salt, params);
    },
  };
  const fresh = await device({ kdf: async () => counting }).startTab();
  const isMine = async (tab: AccountServices) => {
    const location = { table: 'journal_entries', column: 'content', rowId: '1' } as const;
    const words = await tab.vault()?.open(location, field);
    return words === 'still mine';
  };
  const failure = await fresh.accounts.logIn(ana).then(
    () => null,
    (error) => keyOf(error, 'auth.failed'),
  );
  const isTooWeak = works.some(({ memoryKiB }) => memoryKiB < testKdf.floor.memoryKiB);
  const isOpenWrong = fresh.session.getState().status === 'open' && !(await isMine(fresh));
  await known.accounts.logIn(ana);
  return {
    name,
    lost: (await isMine(known)) ? 0 : 1,
    isUnseen: isTooWeak || isOpenWrong || (failure === null && !(await isMine(fresh))),
    isRight: failure === null,
    isSaid: failure === 'account.damaged',
    isFailed: failure !== null && failure !== 'account.damaged',
  };
}
