import { type ComponentProps, useImperativeHandle } from 'react';
import styles from './field.module.css';
import { Field, type FieldWords } from './field.tsx';
import { useContentHeight } from './use-content-height.ts';

export type TextAreaProps = FieldWords &
  ComponentProps<'textarea'> & {
    /** Serif type straight on the page, as tall as its words, its label for assistive technology only. */
    bare?: boolean | undefined;
  };

/**
 * Room for many lines, with its label above and its error below. Browsers write what stands in a field to disk in clear, to
 * restore it with the tab, unless the field says `autocomplete="off"`: so every field of the kit does, unless told otherwise.
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
