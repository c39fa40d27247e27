import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import styles from './skeleton.module.css';

export type SkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** How many lines of text are expected: 3 when not given. */
  lines?: number | undefined;
  /** What is said to assistive technology meanwhile. */
  label?: string | undefined;
};

/** Flat bars in the shape of the text to come. They show only after 300 ms, so that what is quick does not flicker. */
export function Skeleton({ lines = 3, label = 'Opening', className, ...rest }: SkeletonProps) {
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
