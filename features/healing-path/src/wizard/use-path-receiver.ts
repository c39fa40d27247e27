import { useLive } from '@mooring/data';

/** Who receives the words that a path is made from: a service, this device, or nobody knows because the settings can't be read. */
export type PathReceiver =
  | { kind: 'service'; name: string }
  | { kind: 'device' }
  | { kind: 'unknown' };

/** Undefined while it is read. */
export function usePathReceiver(): PathReceiver | undefined {
  const engine = useLive(({ chat }) => chat.engineInUse(), ['user_data']);
  if (engine.status === 'loading') return undefined;
  if (engine.status === 'failed') return { kind: 'unknown' };
  const name = engine.value.receiver;
  return name === null ? { kind: 'device' } : { kind: 'service', name };
}
