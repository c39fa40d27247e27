import { type Live, type MutedRecord, useData, useLive } from '@mooring/data';

/** What is not to be brought up, and how to change it. */
export type MutedPage = {
  live: Live<MutedRecord>;
  /** True when it is kept. What could not be kept is said. */
  change(next: (before: MutedRecord) => MutedRecord): Promise<boolean>;
  /** The same for taking something out, which can be undone. */
  remove(
    next: (before: MutedRecord) => MutedRecord,
    undo: (after: MutedRecord) => MutedRecord,
  ): void;
};

export function useMutedRecord(): MutedPage {
  const data = useData();
  const live = useLive(({ muted }) => muted.record(), ['user_data']);

  async function change(next: (before: MutedRecord) => MutedRecord) {
    try {
      await data.muted.change(next);
      return true;
    } catch (error) {
      data.notices.fail(error, 'store.failed');
      return false;
    }
  }

  return {
    live,
    change,
    remove(next, undo) {
      void change(next).then((isKept) => {
        if (!isKept) return;
        data.notices.say('muted.removed', {
          action: { label: 'Undo', run: () => void change(undo) },
        });
      });
    },
  };
}
