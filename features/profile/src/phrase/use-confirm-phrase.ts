import { say } from '@mooring/contract';
import { useData } from '@mooring/data';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { chooseWords, findWrongWord } from './choose-words.ts';
import { wordsOf } from './phrase-text.ts';

/** Asks for three of the words before the phrase goes away. */
export function useConfirmPhrase(phrase: string, onConfirmed: () => void) {
  const { env } = useData();
  const words = wordsOf(phrase);
  const [asked] = useState(() => chooseWords(env.randomBytes, words.length));
  const [typed, setTyped] = useState<Record<number, string>>({});
  const [wrong, setWrong] = useState<number | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => formRef.current?.querySelector('input')?.focus(), []);
  return {
    formRef,
    asked,
    typed,
    type(number: number, word: string) {
      setTyped((before) => ({ ...before, [number]: word }));
      if (wrong === number) setWrong(null);
    },
    errorAt: (number: number) =>
      wrong === number ? say('auth.phrase-unsure', { number: String(number) }).title : undefined,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const found = findWrongWord(words, asked, typed);
      setWrong(found);
      if (found === null) return onConfirmed();
      const field = event.currentTarget.elements.namedItem(`word-${found}`);
      if (field instanceof HTMLElement) field.focus();
    },
  };
}
