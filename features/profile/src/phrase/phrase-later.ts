import type { Data } from '@mooring/data';

/** Remembers whether the recovery phrase still has to be written down, so that Profile can offer it. */
export async function rememberPhraseLater({ records }: Data, later: boolean): Promise<void> {
  const settings = await records.get('settings');
  if ((settings?.phraseLater ?? false) === later) return;
  await records.change('settings', (now) => ({ ...now, phraseLater: later }));
}
