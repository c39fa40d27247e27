import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chip.module.css';

export type ChipsProps = Omit<ComponentProps<'div'>, 'aria-label'> & {
  /** What the chips choose, for assistive technology. */
  label: string;
};

/** Chips that wrap onto as many lines as they need. */
export function Chips({ label, className, ...rest }: ChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: its name is not shown, so a fieldset would have an empty legend.
    <div
      {...rest}
      role="group"
      aria-label={label}
      className={classNames(styles.chips, className)}
    />
  );
}

/** Chips on one line that scrolls sideways and fades at its ends. */
export function ChipRow({ label, className, ...rest }: ChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: its name is not shown, so a fieldset would have an empty legend.
    <div {...rest} role="group" aria-label={label} className={classNames(styles.row, className)} />
  );
}
