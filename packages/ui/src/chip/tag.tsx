import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chip.module.css';

/** A tag to read, not to press: shown with its hash. */
export function Tag({ className, children, ...rest }: ComponentProps<'span'>) {
  return (
    <span {...rest} className={classNames(styles.tag, className)}>
      #{children}
    </span>
  );
}

export type BadgeProps = ComponentProps<'span'> & {
  /** `lamp` marks where someone is; `plain` only tells. */
  tone?: 'lamp' | 'plain' | undefined;
};

/** One or two words about the thing beside it. */
export function Badge({ tone = 'lamp', className, ...rest }: BadgeProps) {
  return <span {...rest} data-tone={tone} className={classNames(styles.badge, className)} />;
}
