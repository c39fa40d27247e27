import { type DeviceHealth, useData } from '@mooring/data';
import { useEffect, useState } from 'react';
import { storageTexts } from './storage-texts.ts';

/** How what is written is kept here. Undefined until the device has answered, and null where it does not. */
export function useStorageHealth() {
  const { device } = useData();
  const [health, setHealth] = useState<DeviceHealth | null>();
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    let isMounted = true;
    device.health().then(
      (found) => isMounted && setHealth(found),
      () => isMounted && setHealth(null),
    );
    return () => {
      isMounted = false;
    };
  }, [device]);

  if (!health) return health;
  return {
    ...storageTexts(health),
    refused,
    mayAsk: health.durability === 'durable' && !health.persisted,
    async ask() {
      const persisted = await device.persist();
      setHealth({ ...health, persisted });
      setRefused(!persisted);
    },
  };
}
