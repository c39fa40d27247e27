import { type ComponentProps, useImperativeHandle } from 'react';
import styles from './field.module.css';
import { Field, type FieldWords } from './field.tsx';
import { useContentHeight } from './use-content-height.ts';

export type TextAreaProps = FieldWords &
  ComponentProps<'textarea'> & {
    /** Without a box, in serif type, as tall as its content. The label is for assistive technology only. */
    bare?: boolean | undefined;
  };

/**
 * A text input of several lines with its label above and its error below. It sets `autocomplete="off"` like every field of
 * the kit, because browsers write the content of other fields to disk in clear, to restore a tab.
 */
export function TextArea({
  label,
  hint,
  error,
  optional,
  hideLabel,
  bare,
  id,
  className,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  const area = useContentHeight(bare ?? false, rest.value);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(
    ref,
    () => area.current,
  );
  const words = { label, hint, error, optional, hideLabel: bare || hideLabel };
  return (
    <Field {...words} {...{ id, describedBy, className }}>
      {(control) =>
        bare ? (
          <div className={styles.sheet}>
            <textarea
              autoComplete="off"
              {...rest}
              {...control}
              ref={area}
              className={styles.bare}
            />
          </div>
        ) : (
          <textarea autoComplete="off" {...rest} {...control} ref={area} className={styles.input} />
        )
      }
    </Field>
  );
}
