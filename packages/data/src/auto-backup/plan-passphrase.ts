import type { Sealed, Vault } from '@mooring/storage';

/** The passphrase is sealed like any text of the account: it opens while the account is open, and at no other time. */
export const sealPassphrase = (vault: Vault, passphrase: string): Promise<Sealed> =>
  vault.seal(locationIn(vault), passphrase);

export const openPassphrase = (vault: Vault, sealed: Sealed): Promise<string> =>
  vault.open(locationIn(vault), sealed);

const locationIn = ({ userId }: Vault) => ({
  table: 'backup_plan',
  column: 'passphrase',
  rowId: userId,
});
