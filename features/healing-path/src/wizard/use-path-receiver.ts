import { useLive } from '@mooring/data';

/** The service that makes the path and receives its words: null where it is made on this device, undefined while it is read. */
export function usePathReceiver(): string | null | undefined {
  const engine = useLive(({ chat }) => chat.engineInUse(), ['user_data']);
  if (engine.status === 'loading') return undefined;
  return engine.status === 'ready' ? engine.value.receiver : null;
}
