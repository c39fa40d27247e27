import { useState } from 'react';

/** Characters a passphrase must have at least: whoever has the file may guess for as long as they like. */
const shortestPassphrase = 12;

type Errors = { words?: string; again?: string };

/** A new passphrase for backup files, typed twice. */
export function useNewPassphrase() {
  const [words, setWords] = useState('');
  const [again, setAgain] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  return {
    words,
    again,
    errors,
    type(next: string) {
      setWords(next);
      setErrors({});
    },
    typeAgain(next: string) {
      setAgain(next);
      setErrors({});
    },
    /** Shows what is wrong with it, and returns whether nothing is. */
    check(): boolean {
      const found = errorsOf(words, again);
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    clearErrors: () => setErrors({}),
    forget() {
      setWords('');
      setAgain('');
      setErrors({});
    },
  };
}

export type NewPassphrase = ReturnType<typeof useNewPassphrase>;

function errorsOf(words: string, again: string): Errors {
  if ([...words].length < shortestPassphrase) {
    return {
      words: `Use at least ${shortestPassphrase} characters. A few words in a row work well.`,
    };
  }
  return words === again ? {} : { again: 'This is not the same as above.' };
}
