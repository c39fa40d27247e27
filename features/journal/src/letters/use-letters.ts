import {
  isSealed,
  type Letter,
  newLetterDraft,
  type Stored,
  useDay,
  useLive,
  useQuietDay,
  useSettings,
} from '@mooring/data';

/** 'arrived': its day has come, and it has not been kept again since. */
export type LetterState = 'open' | 'sealed' | 'arrived';
export type ListedLetter = { letter: Stored<Letter>; state: LetterState };

/** The kept letters, newest first, and the one that was begun. */
export function useLetters() {
  const today = useDay();
  const quiet = useQuietDay();
  const { status, settings } = useSettings();
  const list = useLive(
    async ({ letters, someone }) => {
      // People who cannot be opened keep nobody from the letters.
      const [{ items, unreadable }, people] = await Promise.all([
        letters.list(),
        someone.list().catch(() => ({ items: [] })),
      ]);
      return { items: items.reverse(), unreadable: unreadable.length, people: people.items };
    },
    ['user_data'],
  );
  // A draft that does not open is said on its own page.
  const draft = useLive(
    ({ drafts }) => drafts.get(newLetterDraft).catch(() => null),
    ['user_data'],
  );

  const stateOf = (letter: Letter): LetterState => {
    if (isSealed(letter, today)) return 'sealed';
    return letter.sealedUntil === undefined ? 'open' : 'arrived';
  };
  return {
    list,
    listed: (items: Stored<Letter>[]): ListedLetter[] =>
      items.map((letter) => ({ letter, state: stateOf(letter) })),
    draft: draft.status === 'ready' ? draft.value : null,
    /** Not beside a letter that is begun, nor on a quiet day. */
    offersLines: draft.status === 'ready' && draft.value === null && quiet.status === 'no',
    /** 'Keep journal entries private'. Settings that are not known may contain it, so they count as yes. */
    isPrivate: status !== 'ready' || settings.keepPrivate,
  };
}
