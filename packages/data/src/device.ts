import type { ReplicaState } from '@mooring/storage';

/** What this device says about keeping things. Bytes; undefined where the browser does not tell. */
export type DeviceHealth = {
  used: number | undefined;
  quota: number | undefined;
  /** Whether the browser promised not to evict what is kept. */
  persisted: boolean;
  /** 'memory': only for as long as this tab is open. */
  durability: 'durable' | 'memory';
  /** The replica of the database: 'behind' lacks something, 'missing' where this browser cannot keep one. */
  replica: ReplicaState;
};

export type Device = {
  health(): Promise<DeviceHealth>;
  /** Asks the browser not to evict what is kept. */
  persist(): Promise<boolean>;
};

export function browserDevice(
  state: () => Promise<Pick<DeviceHealth, 'durability' | 'replica'>>,
): Device {
  // Absent outside secure contexts, whatever the type says.
  const storage: StorageManager | undefined = navigator.storage;
  return {
    async health() {
      const estimate = await storage?.estimate?.().catch((): StorageEstimate => ({}));
      const persisted = (await storage?.persisted?.().catch(() => false)) ?? false;
      return { used: estimate?.usage, quota: estimate?.quota, persisted, ...(await state()) };
    },
    persist: async () => (await storage?.persist?.().catch(() => false)) ?? false,
  };
}
