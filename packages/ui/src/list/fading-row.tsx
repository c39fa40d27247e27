import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './fading-row.module.css';

export type FadingRowProps = ComponentProps<'div'>;

/** What stands beside each other on one line that scrolls sideways and fades at its ends. */
export function FadingRow({ className, ...rest }: FadingRowProps) {
  return <div {...rest} className={classNames(styles.row, className)} />;
}
