import * as z from 'zod/mini';
import type {
  AccountRecord,
  DamagedAccount,
  Facts,
  KeyEnvelope,
  LegacyEnvelope,
  PasskeyEnvelope,
} from './directory.ts';

const bytes = (length: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`)));

export const accountRecord = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  email: z.string().check(z.minLength(1)),
  avatar: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  visitor: z.boolean(),
  // Records of older builds lack it: there was only the device.
  home: z._default(z.enum(['device', 'hosted']), 'device'),
  salt: bytes(22),
}) satisfies z.ZodMiniType<AccountRecord>;

const kdfParams = z.object({
  algorithm: z.literal('argon2id'),
  memoryKiB: z.int().check(z.positive()),
  iterations: z.int().check(z.positive()),
  parallelism: z.int().check(z.positive()),
});

export const keyEnvelope = z.object({
  id: z.string().check(z.minLength(1)),
  user_id: z.string().check(z.minLength(1)),
  kind: z.enum(['password', 'phrase']),
  kdf: z.nullable(kdfParams),
  // 12 bytes of IV, 32 of key, 16 of tag.
  wrapped: bytes(80),
  checksum: bytes(11),
  created_at: z.iso.datetime(),
  seal: z.optional(z.nullable(z.string())),
}) satisfies z.ZodMiniType<KeyEnvelope>;

const passkeyEnvelope = z.object({
  id: z.string().check(z.minLength(1)),
  user_id: z.string().check(z.minLength(1)),
  name: z.string(),
  created_at: z.iso.datetime(),
  credential: z.string().check(z.minLength(1)),
  salt: bytes(43),
  wrapped: bytes(80),
  sign_in: z.optional(z.object({ wrapped: z.string(), envelope: z.string() })),
}) satisfies z.ZodMiniType<PasskeyEnvelope>;

const legacyEnvelope = z.object({
  id: z.string().check(z.minLength(1)),
  user_id: z.string().check(z.minLength(1)),
  name: z.string(),
  created_at: z.iso.datetime(),
  wrapped: bytes(80),
}) satisfies z.ZodMiniType<LegacyEnvelope>;

const facts: { [K in keyof Facts]: z.ZodMiniType<Facts[K]> } = {
  session: z.object({ accountId: z.nullable(z.string()), locked: z.boolean() }),
  stay: z.enum(['stay', 'ask']),
  adoption: z.object({ from: z.string(), to: z.string(), key: z.optional(z.string()) }),
  rekey: z.object({ account: accountRecord, envelope: keyEnvelope }),
  copied: z.object({ n: z.int().check(z.nonnegative()) }),
  kept: z.array(z.string()),
  storing: z.string(),
  cleared: z.string(),
  passkeys: z.array(passkeyEnvelope),
  legacy: z.array(legacyEnvelope),
};

/** A fact that does not parse counts as none. */
export function parseFact<K extends keyof Facts>(key: K, stored: unknown): Facts[K] | undefined {
  return facts[key].safeParse(stored).data;
}

/** The fields that can be read of a record that does not parse. */
export function salvageAccount(id: string, stored: unknown): DamagedAccount {
  const { name, email } = z.catch(z.record(z.string(), z.unknown()), {}).parse(stored);
  return {
    id,
    name: typeof name === 'string' ? name : null,
    email: typeof email === 'string' ? email : null,
  };
}
