import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from '../field/field.tsx';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import styles from './choice.module.css';

export type ChoiceGroupWords = {
  /** The question. It may contain a heading. */
  legend: ReactNode;
  /** Shown under the legend. */
  hint?: ReactNode;
  /** What is wrong, shown under the options. */
  error?: ReactNode;
  /** Keeps the legend for assistive technology only. */
  hideLegend?: boolean | undefined;
  /** Two columns, for short options. */
  columns?: 2 | undefined;
  /** Added to the root element. */
  className?: string | undefined;
};

type ChoiceGroupProps = ChoiceGroupWords & {
  children: (group: {
    'aria-labelledby': string;
    'aria-describedby': string | undefined;
    'data-columns': 2 | undefined;
    className: string | undefined;
  }) => ReactNode;
};

/** The question and its hint above a set of answers, and what is wrong below it. */
export function ChoiceGroup({
  legend,
  hint,
  error,
  hideLegend,
  columns,
  className,
  children,
}: ChoiceGroupProps) {
  const id = useId();
  const words = (
    <div id={`${id}-legend`} className={styles.legend}>
      {legend}
    </div>
  );
  return (
    <div className={classNames(styles.group, className)}>
      {hideLegend ? <VisuallyHidden asChild>{words}</VisuallyHidden> : words}
      {hint && (
        <p id={`${id}-hint`} className={styles.groupHint}>
          {hint}
        </p>
      )}
      {children({
        'aria-labelledby': `${id}-legend`,
        'aria-describedby': classNames(
          hint ? `${id}-hint` : undefined,
          error ? `${id}-error` : undefined,
        ),
        'data-columns': columns,
        className: styles.rows,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
