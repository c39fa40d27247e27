import { type DeviceHealth, useData } from '@mooring/data';
import { useEffect, useState } from 'react';
import { storageTexts } from './storage-texts.ts';

/** How what is written is kept here. Null until the device has answered. */
export function useStorageHealth() {
  const { device } = useData();
  const [health, setHealth] = useState<DeviceHealth | null>(null);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    let isMounted = true;
    device.health().then(
      (found) => isMounted && setHealth(found),
      // A device that does not answer is shown as one that says nothing.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [device]);

  if (!health) return null;
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
