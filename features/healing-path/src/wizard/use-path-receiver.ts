import { useLive } from '@mooring/data';

/** The service that makes the path and receives its words; null where it is made on this device, or not known yet. */
export function usePathReceiver(): string | null {
  const engine = useLive(({ chat }) => chat.engineInUse(), ['user_data']);
  return engine.status === 'ready' ? engine.value.receiver : null;
}
