import { AppError } from '@mooring/contract';
import { afterAll, beforeAll } from 'vitest';
// biome-ignore lint/style/noRestrictedImports: what is started for tests stands beside the packages.
import { type Stack, startStack } from '../../../tools/hosted/stack.ts';
import { engineSuite } from './engine.ts';
import { conversationsSuite } from './engine-conversations.ts';
import { createFleet } from './fleet.ts';
import { newPerson, remoteOf, troubled } from './service.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const makeFleet = async () => {
  const { client, userId } = await newPerson(stack);
  const remote = remoteOf(client, userId);
  const fail = () => new AppError('sync.offline');
  return createFleet({
    service: { userId, remote: (trouble) => troubled(remote, trouble, fail) },
  });
};

engineSuite('hosted service', makeFleet);
conversationsSuite('hosted service', makeFleet);
