import type { Data } from '@mooring/data';

/** Remembers whether the recovery phrase still has to be written down, so that Profile can offer it. */
export async function savePhraseReminder({ settings }: Data, later: boolean): Promise<void> {
  if ((await settings.get()).phraseLater !== later) await settings.change({ phraseLater: later });
}
