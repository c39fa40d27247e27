import { type RecordValues, useLive } from '@mooring/data';

export type CompanionSettings = RecordValues['companion-settings'];

/** The settings as they are kept; none while they load, and none where they do not open. */
export function useCompanionSettings(): CompanionSettings {
  const live = useLive(({ records }) => records.get('companion-settings'), ['user_data']);
  return (live.status === 'ready' ? live.value : null) ?? none;
}

const none: CompanionSettings = {};
