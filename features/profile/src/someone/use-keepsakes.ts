import { type Data, type Keepsake, useData, useLive } from '@mooring/data';
import { useEffect, useState } from 'react';
import { filePreview } from './file-preview.ts';
import { mostFiles } from './file-texts.ts';

/** What is kept of one person, and every way to change it. */
export function useKeepsakes(someone: string) {
  const data = useData();
  const live = useLive(({ keepsakes }) => keepsakes.of(someone), ['user_data'], someone);
  /** How many files are still to be kept. */
  const [waiting, setWaiting] = useState(0);
  const [refusal, setRefusal] = useState('');

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
    waiting,
    refusal,
    /** False if it could not be kept. */
    addSaying(text: string) {
      void data.safety.screenAndRaise(text);
      const id = data.env.newId();
      return keep(data.keepsakes.put({ id, someone, kind: 'words', text }));
    },
    async addFiles(files: readonly File[]) {
      if (waiting > 0 || files.length === 0) return;
      if (files.length > mostFiles) {
        setRefusal(
          `You chose ${files.length} files. Up to ${mostFiles} can be kept in one go. Nothing was kept; please choose fewer.`,
        );
        return;
      }
      setRefusal('');
      // One after the other: each is read whole.
      for (const [done, file] of files.entries()) {
        setWaiting(files.length - done);
        const preview = await filePreview(data, file);
        await keep(data.keepsakes.addFile(someone, file, preview));
      }
      setWaiting(0);
    },
    describe(id: string, text: string) {
      void data.safety.screenAndRaise(text);
      return keep(data.keepsakes.change(id, (before) => ({ ...before, text })));
    },
    /** What is said in a recording, as the person wrote it down. Nothing takes it out. */
    writeDown(id: string, said: string) {
      void data.safety.screenAndRaise(said);
      return keep(
        data.keepsakes.change(id, ({ said: _, ...rest }) => (said ? { ...rest, said } : rest)),
      );
    },
    async remove(id: string) {
      if (await keep(removeWithDraft(data, id))) data.notices.say('keepsake.removed');
    },
    /** Throws if one could not be removed. */
    async removeAll() {
      const { items } = await data.keepsakes.of(someone);
      for (const { id } of items) await removeWithDraft(data, id);
    },
  };
}

/** With what was being written down of it. */
async function removeWithDraft({ keepsakes, drafts }: Data, id: string) {
  await keepsakes.remove(id);
  await drafts.drop(`saying:${id}`).catch(() => undefined);
}

export type KeepsakesView = ReturnType<typeof useKeepsakes>;

/** What is kept of one kind; nothing while it loads. */
export const keptOf = ({ live }: KeepsakesView, isWanted: (each: Keepsake) => boolean) =>
  live.status === 'ready' ? live.value.items.filter(isWanted) : [];
