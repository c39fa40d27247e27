import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './drawing.module.css';
import { LogoMark } from './logo-mark.tsx';
import * as strings from './strings.ts';

export type WordmarkProps = Omit<ComponentProps<'span'>, 'children'>;

/** The logo and the name, for a header. Put it inside the link to the first page. */
export function Wordmark({ className, ...rest }: WordmarkProps) {
  return (
    <span {...rest} className={classNames(styles.wordmark, className)}>
      <LogoMark />
      {strings.mooring}
    </span>
  );
}
