import type { Mutant } from './mutants-of.ts';

/** Changes after which nothing that anybody can see is different, each with the reason. By file, its line, and what the change is. */
const unchanged: { file: string; code: string; was: string; text: string; why: string }[] = [
  {
    file: 'replica/restore.ts',
    code: 'let restored = 0;',
    was: '0',
    text: '(0 + 1)',
    why: 'A query is asked once more where nothing was restored, and fails as before.',
  },
];

/** Null for a change that a test has to notice. */
export function whyUnchanged({ file, code, was, text }: Mutant): string | null {
  const found = unchanged.find(
    (one) => file.endsWith(one.file) && one.code === code && one.was === was && one.text === text,
  );
  return found?.why ?? null;
}
