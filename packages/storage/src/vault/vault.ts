declare const sealed: unique symbol;

/** `e1.<kid>.<iv>.<ciphertext+tag>`, base64url: AES-256-GCM over padded UTF-8. The only form private text is stored in. */
export type Sealed = string & { readonly [sealed]: true };

/** Where a sealed field lives. Bound into the seal, so a field moved to another row, column, table or user will not open. */
export type Place = { table: string; column: string; rowId: string };

/** The open keys of one account. It exists or it does not: that is the one truth for 'locked'. */
export type Vault = {
  readonly userId: string;
  /** The key's public short name, as in the second part of every sealed field. */
  readonly kid: string;
  seal(place: Place, text: string): Promise<Sealed>;
  /** Throws AppError('vault.unreadable') for anything not sealed by this vault for exactly this place. */
  open(place: Place, field: Sealed): Promise<string>;
  /** The keys for a Worker of this tab, which ends when the session closes. They cannot be exported there either. */
  lend(): VaultKeys;
};

/** The keys of one account, as log-in derives them and a kept session stores them. */
export type VaultKeys = {
  /** AES-256-GCM, not extractable. */
  rowKey: CryptoKey;
  /** The key's public short name. */
  kid: string;
};
