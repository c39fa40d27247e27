import { AppError } from '@mooring/contract';
import { parseJson } from '@mooring/contract/parse-json';
import type { FieldLocation, Sealed, Vault } from '@mooring/storage';
import type * as z from 'zod/mini';

/** Encrypts a value as JSON. */
export const sealJson = (vault: Vault, location: FieldLocation, value: unknown): Promise<Sealed> =>
  vault.seal(location, JSON.stringify(value));

/** Decrypts a JSON value and validates it. Throws AppError('vault.unreadable') if either fails. */
export async function openJson<T>(
  vault: Vault,
  location: FieldLocation,
  field: Sealed,
  schema: z.ZodMiniType<T>,
): Promise<T> {
  const text = await vault.open(location, field);
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) throw new AppError('vault.unreadable');
  return parsed.data;
}
