import { type Data, type Keepsake, useData, useLive } from '@mooring/data';
import { useEffect } from 'react';
import { useAddFiles } from './use-add-files.ts';

/** What is kept of one person, and every way to change it. */
export function useKeepsakes(someone: string) {
  const data = useData();
  const live = useLive(({ keepsakes }) => keepsakes.of(someone), ['user_data'], someone);
  const adding = useAddFiles(someone);

  useEffect(() => {
    // Nobody waits for it: what it cannot do now it does at the next visit.
    data.keepsakes.sweep().catch(() => {});
  }, [data]);

  /** Says it where a change could not be kept. */
  const keep = async (work: Promise<unknown>): Promise<boolean> => {
    try {
      await work;
      return true;
    } catch (error) {
      data.notices.fail(error, 'store.failed');
      return false;
    }
  };

  return {
    live,
    ...adding,
    /** False if it could not be kept. */
    addSaying(text: string) {
      void data.safety.screenAndRaise(text);
      const id = data.env.newId();
      return keep(data.keepsakes.put({ id, someone, kind: 'words', text }));
    },
    describe(id: string, text: string) {
      void data.safety.screenAndRaise(text);
      return keep(data.keepsakes.change(id, (before) => ({ ...before, text })));
    },
    /** What a recording or a letter says, as the person wrote it down. Nothing takes it out. */
    writeDown(id: string, said: string) {
      void data.safety.screenAndRaise(said);
      return keep(
        data.keepsakes.change(id, ({ said: _, ...rest }) => (said ? { ...rest, said } : rest)),
      );
    },
    /** Not where it is no longer what is shown here: that is said. */
    async remove(keepsake: Keepsake) {
      if (await keep(removeWithDraft(data, keepsake))) data.notices.say('keepsake.removed');
    },
    /** Throws if one could not be removed. */
    async removeAll() {
      const { items } = await data.keepsakes.of(someone);
      for (const each of items) await removeWithDraft(data, each);
    },
  };
}

/** With what was being written down of it. */
async function removeWithDraft({ keepsakes, drafts }: Data, keepsake: Keepsake) {
  await keepsakes.remove(keepsake.id, keepsake);
  await drafts.drop(`saying:${keepsake.id}`).catch(() => undefined);
}

export type KeepsakesView = ReturnType<typeof useKeepsakes>;

/** What is kept of one kind; nothing while it loads. */
export const keptOf = ({ live }: KeepsakesView, isWanted: (each: Keepsake) => boolean) =>
  live.status === 'ready' ? live.value.items.filter(isWanted) : [];
