import type { Data, EntryFields, Recording } from '@mooring/data';
import { type carriedState, toMessage } from '../carried-text.ts';

/** The unsent text and recording. A recording with a duration of 0 is still being recorded. */
export type ComposerContent = { text: string; recording: Recording | null };

export type RestoredContent = ComposerContent & {
  /** The carried text was longer than a message may be. */
  isTruncated: boolean;
  /** The page was closed while the recording was running. */
  wasInterrupted: boolean;
};

/** The content of the saved draft, with the text that another page carried over and with an interrupted recording. */
export async function restoreContent(
  data: Data,
  draft: EntryFields | null,
  carried: ReturnType<typeof carriedState>,
): Promise<RestoredContent> {
  const [page, recording] = await Promise.all([
    carried?.draft ? data.drafts.get(carried.draft).catch(() => null) : null,
    recordingOf(data, draft?.recording ?? null),
  ]);
  const text = draft?.content ?? '';
  if (!carried) return { text, isTruncated: false, ...recording };
  return { ...toMessage(text, [carried.initialPrompt, page?.content ?? '']), ...recording };
}

/** The draft's recording, or else one that belongs to no draft, message or entry. A failure never blocks writing. */
async function recordingOf({ recordings }: Data, saved: Recording | null) {
  if (saved && saved.durationMs > 0) return { recording: saved, wasInterrupted: false };
  const recovering = saved ? recordings.recover(saved.id) : recordings.findInterrupted();
  const recording = await recovering.catch(() => null);
  return { recording, wasInterrupted: recording !== null };
}
