import type { AccountRecord, Directory } from '../directory/directory.ts';
import { memoryDirectory } from '../directory/directory-memory.ts';
import type { OpenStore } from '../store.ts';
import { createRecoveryMonitor } from './recovery-monitor.ts';
import { memoryReplicas } from './replicas-memory.ts';
import { createReplicatedStorage } from './replicated-storage.ts';

export const time = '2026-11-20T09:00:00.000Z';
export const account: AccountRecord = {
  id: 'ana',
  name: 'Ana',
  email: 'ana@example.org',
  avatar: null,
  createdAt: time,
  visitor: false,
  home: 'device',
  salt: 's'.repeat(22),
};

/** For tests: stores and a directory with their replicas in memory, and without any delay. */
export function replicated(
  openStore: OpenStore,
  {
    directory = memoryDirectory(),
    replicas = memoryReplicas(),
    hasSessionPointer = false,
  }: {
    directory?: Directory;
    replicas?: ReturnType<typeof memoryReplicas>;
    hasSessionPointer?: boolean;
  } = {},
) {
  const monitor = createRecoveryMonitor();
  const storage = createReplicatedStorage({
    directory,
    openStore,
    monitor,
    replicas: async () => replicas,
    hasSessionPointer: () => hasSessionPointer,
    retryDelay: async () => {},
    startDelay: async () => {},
  });
  return { ...storage, monitor, replicas };
}
