import { type Live, type RecordValues, useLive } from '@mooring/data';

export type TrustedPerson = RecordValues['trusted-person'];
export type SafetyPlan = RecordValues['safety-plan'];

export const useTrustedPerson = (): Live<TrustedPerson | null> =>
  useLive(({ records }) => records.get('trusted-person'), ['user_data']);

export const useSafetyPlan = (): Live<SafetyPlan | null> =>
  useLive(({ records }) => records.get('safety-plan'), ['user_data']);
