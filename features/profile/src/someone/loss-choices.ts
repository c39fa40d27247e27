import type { LossKind } from '@mooring/data';

/** What was lost, as a person would say it. Without a guess about anybody's gender. */
export const lossChoices: readonly { value: LossKind; label: string }[] = [
  { value: 'death', label: 'They died' },
  { value: 'pet', label: 'An animal died, or did not come back' },
  { value: 'pregnancy', label: 'I lost a pregnancy or a baby' },
  { value: 'break-up', label: 'We are no longer together' },
  { value: 'estrangement', label: 'We have no contact' },
  { value: 'living-loss', label: 'They are alive, but changed: dementia, illness, addiction' },
  { value: 'other', label: 'Something else' },
];
