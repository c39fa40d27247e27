import { listInWords } from '@mooring/contract';

/** Why a file was not kept. 'unreadable': the browser can no longer read it. */
export type FileRefusal = 'too-large' | 'empty' | 'unreadable';

const reasons: Record<FileRefusal, [one: string, many: string]> = {
  'too-large': ['is larger than 25 MB', 'are larger than 25 MB'],
  empty: ['is empty', 'are empty'],
  unreadable: ['can no longer be read', 'can no longer be read'],
};

/** Which files were not kept and why, in one sentence. A second one says what helps. */
export function notKept(refused: readonly { name: string; why: FileRefusal }[]): string {
  const parts = Object.entries(reasons).flatMap(([why, [one, many]]) => {
    const names = refused.filter((each) => each.why === why).map(({ name }) => named(name));
    return names.length === 0 ? [] : `${listInWords(names)} ${names.length === 1 ? one : many}`;
  });
  const sentence = `Not kept: ${parts.join('; ')}.`;
  return refused.some(({ why }) => why === 'too-large')
    ? `${sentence} A shorter copy of a video or a recording can be kept.`
    : sentence;
}

const named = (name: string) => (name === '' ? 'a file without a name' : `“${name}”`);
