import { AppError } from '@mooring/contract';
import { supabaseRemote } from '@mooring/storage/testing';
import { afterAll, beforeAll } from 'vitest';
// biome-ignore lint/style/noRestrictedImports: what is started for tests stands beside the packages.
import { type Stack, startStack } from '../../../tools/hosted/stack.ts';
import { conversationsContract } from './conversations-contract.ts';
import { newPerson, withFaults } from './hosted-service.ts';
import { createSimulatedDevices } from './simulated-devices.ts';
import { syncContract } from './sync-contract.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const startDevices = async () => {
  const { client, userId } = await newPerson(stack);
  const remote = supabaseRemote(client, userId);
  const fail = () => new AppError('sync.offline');
  return createSimulatedDevices({
    service: { userId, remote: (nextFault) => withFaults(remote, nextFault, fail) },
  });
};

syncContract('hosted service', startDevices);
conversationsContract('hosted service', startDevices);
