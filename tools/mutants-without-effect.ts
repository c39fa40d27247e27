import type { Mutant } from './mutants-of.ts';

/** Changes after which nothing that anybody can see is different, each with the reason. By file, the code, and what it becomes. */
const unchanged: { file: string; was: string | RegExp; text: string | RegExp; why: string }[] = [];

/** Null for a change that a test has to notice. */
export function whyUnchanged({ file, was, text }: Mutant): string | null {
  const matches = (wanted: string | RegExp, value: string) =>
    typeof wanted === 'string' ? wanted === value : wanted.test(value);
  const found = unchanged.find(
    (one) => file.endsWith(one.file) && matches(one.was, was) && matches(one.text, text),
  );
  return found?.why ?? null;
}
