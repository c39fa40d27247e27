import type { ReactNode } from 'react';

/** One answer among several. */
export type Option<V extends string = string> = {
  value: V;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
};
