import { AppError } from '@mooring/contract';
import type { FieldLocation, Sealed, Vault } from '@mooring/storage';
import type * as z from 'zod/mini';

/** Seals a value as JSON. */
export const sealJson = (vault: Vault, place: FieldLocation, value: unknown): Promise<Sealed> =>
  vault.seal(place, JSON.stringify(value));

/** Opens a sealed JSON value and parses it. Throws AppError('vault.unreadable') when either fails. */
export async function openJson<T>(
  vault: Vault,
  place: FieldLocation,
  field: Sealed,
  schema: z.ZodMiniType<T>,
): Promise<T> {
  const text = await vault.open(place, field);
  const parsed = schema.safeParse(fromJson(text));
  if (!parsed.success) throw new AppError('vault.unreadable');
  return parsed.data;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
