import type { Data, EntryFields, Recording } from '@mooring/data';
import { type carriedState, toMessage } from '../carried-text.ts';

/** What stands in the box before it is sent. A recording with a duration of 0 is being taken. */
export type Box = { text: string; recording: Recording | null };

export type OpenedBox = Box & {
  /** What came along was longer than a message may be. */
  cut: boolean;
  /** The recording was cut off: its page closed while it was being taken. */
  cutOff: boolean;
};

/** The box as it was kept, with what another page sent along, and with what is left of a recording that was cut off. */
export async function openBox(
  data: Data,
  kept: EntryFields | null,
  brought: ReturnType<typeof carriedState>,
): Promise<OpenedBox> {
  const [page, said] = await Promise.all([
    brought?.draft ? data.drafts.get(brought.draft).catch(() => null) : null,
    recordingOf(data, kept?.recording ?? null),
  ]);
  const along = brought ? [brought.initialPrompt, page?.content ?? ''] : [];
  const box = kept?.content ?? '';
  return { ...(brought ? toMessage(box, along) : { text: box, cut: false }), ...said };
}

/** Where the box holds no recording, one that no page and no entry has is offered here. It keeps nobody from writing. */
async function recordingOf({ recordings }: Data, kept: Recording | null) {
  if (kept && kept.durationMs > 0) return { recording: kept, cutOff: false };
  const back = kept ? recordings.recover(kept.id) : recordings.findInterrupted();
  const recording = await back.catch(() => null);
  return { recording, cutOff: recording !== null };
}
