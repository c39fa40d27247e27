import { type Someone, useData, useLive } from '@mooring/data';

const folded = (word: string) => word.trim().toLowerCase();

/** Whether the name of a person and what they were called are not to be brought up, and how to change that. */
export function useMutePerson({ name, called }: Someone) {
  const data = useData();
  const live = useLive(({ muted }) => muted.record(), ['user_data']);
  const words = live.status === 'ready' ? live.value.words : [];
  const names = [name, called]
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter(
      (word, at, all) =>
        /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word) && at === all.indexOf(word),
    );
  const has = (list: readonly string[], word: string) =>
    list.some((one) => folded(one) === folded(word));
  const isMuted = names.length > 0 && names.every((word) => has(words, word));

  /** Mutes these words, or takes them out. 'Undo' changes back only what this press changed. */
  async function set(given: readonly string[], toMuted: boolean) {
    let changed = given;
    try {
      await data.muted.change((before) => {
        // Looked up in the stored record: another tab may have changed it.
        changed = given.filter((word) => has(before.words, word) !== toMuted);
        const others = before.words.filter((word) => toMuted || !has(changed, word));
        return { ...before, words: toMuted ? [...others, ...changed] : others };
      });
      data.notices.say(toMuted ? 'muted.done' : 'muted.undone', {
        action: { label: 'Undo', run: () => void set(changed, !toMuted) },
      });
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    }
  }

  return {
    /** False until it is known, and where there is no word to look for. */
    isReady: live.status === 'ready' && names.length > 0,
    names,
    isMuted,
    toggle: () => set(names, !isMuted),
  };
}
