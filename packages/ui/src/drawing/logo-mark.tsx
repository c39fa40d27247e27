import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './drawing.module.css';

/** The logo without the name: a lamp, a mast and water. Decoration; the name is written beside it. */
export function LogoMark({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
      className={classNames(styles.mark, className)}
    >
      <circle cx="12" cy="4.8" r="2.3" fill="var(--lamp)" stroke="none" />
      <path d="M10.7 8.4 8.6 16.5M13.3 8.4l2.1 8.1M9.7 12.5h4.6" />
      <path d="M5.5 16.6h13c-.8 2.4-2.6 3.4-6.5 3.4s-5.7-1-6.5-3.4z" fill="currentColor" />
      <path d="M2 22.3c1.7-.9 3.3-.9 5 0s3.3.9 5 0 3.3-.9 5 0 3.3.9 5 0" strokeWidth="1.3" />
    </svg>
  );
}
