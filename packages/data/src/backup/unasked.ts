import { parseJson } from '@mooring/contract/parse-json';
import type { PlainRow } from '@mooring/formats';
import * as z from 'zod/mini';
import { recordSchemas } from '../repositories/record-schemas.ts';

/**
 * What a backup may not bring in unasked, because the file may be another person's work: where the companion's words are
 * sent and what was agreed to, and the person whom the safety card offers to call.
 */

export type TrustedPerson = z.infer<(typeof recordSchemas)['trusted-person']>;

/** The settings of the companion that only change how it sounds. All others decide who receives words. */
const harmlessSchema = z.pick(recordSchemas['companion-settings'], {
  tone: true,
  voice: true,
  enhancedVoice: true,
  voiceOptionsSaid: true,
});
const grants = ['engine', 'ownEndpoint', 'ownVoice', 'consents'];

/** Earlier versions can be put back with one press, so they count as the document. */
const isDocument = (row: PlainRow, key: string): row is PlainRow<'user_data'> =>
  'key' in row && (row.key === key || row.key.startsWith(`set-aside:${key}:`));

export const isTrustedPerson = (row: PlainRow) => isDocument(row, 'trusted-person');
const isCompanionSettings = (row: PlainRow) => isDocument(row, 'companion-settings');

/** The person that a row of a backup names. Null for any other row, and for an earlier version. */
export function trustedPersonIn(row: PlainRow): TrustedPerson | null {
  if (!('key' in row) || row.key !== 'trusted-person') return null;
  return recordSchemas['trusted-person'].safeParse(parseJson(row.value)).data ?? null;
}

/** Whether a row of a backup says who answers the companion, or what was agreed to. */
export function hasGrants(row: PlainRow): boolean {
  if (!isCompanionSettings(row)) return false;
  const value = parseObject(row.value);
  return grants.some((name) => Object.hasOwn(value, name));
}

/** The row with the harmless settings of the backup, and all others as they are in `stored`, the row of this device. */
export function withoutGrants(row: PlainRow, stored: PlainRow | null): PlainRow {
  if (!isCompanionSettings(row)) return row;
  const own = stored && 'value' in stored ? parseObject(stored.value) : {};
  const harmless = harmlessSchema.safeParse(parseJson(row.value)).data ?? {};
  return { ...row, value: JSON.stringify({ ...own, ...harmless }) };
}

const parseObject = (text: string): object => {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null ? value : {};
};
