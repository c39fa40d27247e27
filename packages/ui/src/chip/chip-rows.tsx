import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { FadingRow } from '../list/fading-row.tsx';
import styles from './chip.module.css';

export type ChipsProps = Omit<ComponentProps<'div'>, 'aria-label'> & {
  /** The accessible name of the group. */
  label: string;
};

/** A group of chips that wraps onto several lines. */
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

/** A group of chips on one line that scrolls sideways and fades at its ends. */
export function ChipRow({ label, ...rest }: ChipsProps) {
  return <FadingRow {...rest} role="group" aria-label={label} />;
}
