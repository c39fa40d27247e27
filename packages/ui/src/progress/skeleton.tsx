import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import styles from './skeleton.module.css';
import * as strings from './strings.ts';

export type SkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** How many bars: 3 when not given. */
  lines?: number | undefined;
  /** What assistive technology reads meanwhile. */
  label?: string | undefined;
};

/** Placeholder bars while text is loading. They appear after 300 ms, so that what loads faster does not flicker. */
export function Skeleton({
  lines = 3,
  label = strings.opening,
  className,
  ...rest
}: SkeletonProps) {
  return (
    <div
      {...rest}
      data-skeleton=""
      role="status"
      className={classNames(styles.skeleton, className)}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, i) => i).map((line) => (
        <span key={line} className={styles.bone} />
      ))}
    </div>
  );
}
