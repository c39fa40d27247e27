import type { ReplicaState } from '@mooring/storage';

/** How this device stores data. Bytes; undefined if the browser does not tell. */
export type DeviceHealth = {
  used: number | undefined;
  quota: number | undefined;
  /** Whether the browser promised not to evict the data. */
  persisted: boolean;
  /** 'memory': the data is lost when this tab is closed. */
  durability: 'durable' | 'memory';
  /** The replica of the database. 'behind': incomplete; 'missing': this browser cannot keep one. */
  replica: ReplicaState;
};

export type Device = {
  health(): Promise<DeviceHealth>;
  /** Asks the browser not to evict the data. */
  persist(): Promise<boolean>;
};

export function browserDevice(
  state: () => Promise<Pick<DeviceHealth, 'durability' | 'replica'>>,
): Device {
  // Undefined outside secure contexts, although the type says otherwise.
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
