import { type Bytes, copyBytes } from '../vault/bytes.ts';

/**
 * What a state of a row builds upon: by device (8 hex digits), the number of the last write of that device which it
 * contains. A state that contains all of another one replaces it; of two that do not contain each other, both are kept.
 */
export type VersionVector = Readonly<Record<string, number>>;

export type VersionOrder = 'equal' | 'older' | 'newer' | 'concurrent';

/** How the state `one` relates to the state `other`. */
export function compareVersions(one: VersionVector, other: VersionVector): VersionOrder {
  const devices = new Set([...Object.keys(one), ...Object.keys(other)]);
  const isAbove = [...devices].some((device) => (one[device] ?? 0) > (other[device] ?? 0));
  const isBelow = [...devices].some((device) => (one[device] ?? 0) < (other[device] ?? 0));
  if (isAbove && isBelow) return 'concurrent';
  if (isAbove) return 'newer';
  return isBelow ? 'older' : 'equal';
}

/** Null is the version of a state that was never sealed. */
export const isSameVersion = (one: VersionVector | null, other: VersionVector | null): boolean =>
  one && other ? compareVersions(one, other) === 'equal' : one === other;

/** The version of a state that contains both. */
export function mergeVersions(
  one: VersionVector | null,
  other: VersionVector | null,
): VersionVector | null {
  if (!one || !other) return one ?? other;
  const devices = [...Object.keys(one), ...Object.keys(other)];
  return Object.fromEntries(
    devices.map((device) => [device, Math.max(one[device] ?? 0, other[device] ?? 0)]),
  );
}

/** 4 bytes for the device, and its number in groups of 7 bits: five or six bytes for most rows. */
export function encodeVersion(version: VersionVector): Bytes {
  const bytes = Object.keys(version)
    .sort()
    .flatMap((device) => {
      const id = Number.parseInt(device, 16);
      const groups: number[] = [];
      for (let rest = version[device] ?? 0; ; rest = Math.floor(rest / 128)) {
        groups.push((rest % 128) + (rest >= 128 ? 128 : 0));
        if (rest < 128) break;
      }
      return [id >>> 24, (id >>> 16) & 255, (id >>> 8) & 255, id & 255, ...groups];
    });
  return copyBytes(Uint8Array.from(bytes));
}

/** Null for bytes that `encodeVersion` cannot have returned. */
export function decodeVersion(bytes: Uint8Array): VersionVector | null {
  const version: Record<string, number> = {};
  for (let at = 0; at < bytes.length; ) {
    const id = [...bytes.subarray(at, at + 4)];
    at += 4;
    let number = 0;
    let unit = 1;
    for (let group = 128; group >= 128; unit *= 128) {
      const next = bytes[at];
      if (next === undefined || unit > 128 ** 6) return null;
      group = next;
      number += (group % 128) * unit;
      at += 1;
    }
    version[id.map((byte) => byte.toString(16).padStart(2, '0')).join('')] = number;
  }
  return Object.keys(version).length > 0 ? version : null;
}
