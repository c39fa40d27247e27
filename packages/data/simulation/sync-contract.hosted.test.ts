import { AppError } from '@mooring/contract';
import { afterAll, beforeAll } from 'vitest';
// biome-ignore lint/style/noRestrictedImports: what is started for tests stands beside the packages.
import { type Stack, startStack } from '../../../tools/hosted/stack.ts';
import { syncContract } from './sync-contract.ts';
import { conversationsSuite } from './engine-conversations.ts';
import { createSimulatedDevices } from './simulated-devices.ts';
import { newPerson, remoteOf, withFaults } from './hosted-service.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const makeFleet = async () => {
  const { client, userId } = await newPerson(stack);
  const remote = remoteOf(client, userId);
  const fail = () => new AppError('sync.offline');
  return createSimulatedDevices({
    service: { userId, remote: (trouble) => withFaults(remote, trouble, fail) },
  });
};

syncContract('hosted service', makeFleet);
conversationsSuite('hosted service', makeFleet);
