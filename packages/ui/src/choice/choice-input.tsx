import type { ComponentProps, KeyboardEvent } from 'react';
import styles from './choice-input.module.css';

export type ChoiceInputProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> & {
  type: 'radio' | 'checkbox';
  onChoose?: ((chosen: boolean) => void) | undefined;
};

/**
 * The platform's own radio or checkbox, unseen over the whole of its label, which has to be placed. A finger, the
 * keyboard and a screen reader's frame find it there; what is seen lies under it and follows its `:checked`.
 */
export function ChoiceInput({ onChoose, ...rest }: ChoiceInputProps) {
  return (
    <input
      autoComplete="off"
      {...rest}
      className={styles.input}
      onChange={(event) => onChoose?.(event.target.checked)}
      onKeyDown={pressEnter}
    />
  );
}

/** A form is sent by its button: Enter on an answer does not send it. A switch it turns. */
function pressEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  if (event.currentTarget.getAttribute('role') === 'switch') event.currentTarget.click();
}
