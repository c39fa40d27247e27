import type { Someone } from '@mooring/data';

/** 'my mum' → 'Your mum'. Words that do not begin with 'my' stay as they are. */
export function bondText({ bond }: Pick<Someone, 'bond'>): string {
  const words = bond.trim();
  const yours = words.replace(/^my\s+/i, 'your ').replace(/^our\s+/i, 'your ');
  return yours.slice(0, 1).toUpperCase() + yours.slice(1);
}

/** What each called the other, in whole sentences. */
export function callingText({ called, calledYou }: Pick<Someone, 'called' | 'calledYou'>): string {
  const lines = [
    called.trim() && `You said ‘${called.trim()}’.`,
    calledYou.trim() && `They called you ‘${calledYou.trim()}’.`,
  ];
  return lines.filter(Boolean).join(' ');
}
