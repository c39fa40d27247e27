import type { Bytes } from './bytes.ts';

declare const sealed: unique symbol;

/** `e1.<kid>.<iv>.<ciphertext+tag>`, base64url: AES-256-GCM over padded UTF-8. Private text is stored in no other form. */
export type Sealed = string & { readonly [sealed]: true };

/** Which field is sealed. It is additional authenticated data: a field moved to another row, column or table does not open. */
export type FieldLocation = { table: string; column: string; rowId: string };

/** Seals and opens fields with the keys of one account. A session is open exactly while its vault exists. */
export type Vault = {
  readonly userId: string;
  /** The public key id, the second part of every sealed field. */
  readonly kid: string;
  seal(location: FieldLocation, text: string): Promise<Sealed>;
  /** Throws AppError('vault.unreadable') for anything that this vault did not seal for this location. */
  open(location: FieldLocation, field: Sealed): Promise<string>;
  /**
   * An id for an entry from a file, by HMAC over `text`: the same text has the same id in this account, and neither a server
   * nor another account can tell what it was. A UUID of version 8. Null for a session that was stored by version 1.0.0.
   */
  keyedId(text: string): Promise<string | null>;
  /** Seals a few bytes, bound to a context: `e2.<iv+ciphertext+tag>`, base64url. Not padded. */
  sealBytes(context: string, bytes: Bytes): Promise<string>;
  /** Null for anything that this vault did not seal for this context. */
  openBytes(context: string, sealed: string): Promise<Bytes | null>;
  /** The keys for a Worker of this tab, which must end with the session. A CryptoKey cannot be exported there either. */
  workerKeys(): VaultKeys;
};

/** The keys of one account, derived at log-in and stored with a session that is kept. */
export type VaultKeys = {
  /** AES-256-GCM, not extractable. */
  rowKey: CryptoKey;
  /** HMAC-SHA-256, not extractable. Sessions that were stored by version 1.0.0 do not have it. */
  importKey?: CryptoKey | undefined;
  /** The public key id. */
  kid: string;
};
