import { keyOf, type MessageKey, paths } from '@mooring/contract';
import { useNavigate } from '@mooring/contract/router';
import {
  type DraftState,
  type Letter,
  type LetterDraft,
  useData,
  useDraftAutosave,
  useLive,
} from '@mooring/data';
import { downloadText } from '@mooring/ui/bundled';
import { useRef, useState } from 'react';
import { type BlockedLeave, useLeaveGuard } from '../editor/use-leave-guard.ts';
import { letterAsText, longDay, sameLetter } from './letter-words.ts';
import type { OpenLetter } from './open-letter.ts';

type SaveState = { status: 'idle' | 'saving' } | { status: 'failed'; key: MessageKey };

/** The state of a letter that is being written, and its three ends. */
export type LetterEditor = {
  fields: LetterDraft;
  change(fields: Pick<LetterDraft, 'text'> | { to: string; someone?: string }): void;
  hasWords: boolean;
  /** Whether there is anything that a burn would remove. */
  canBurn: boolean;
  saving: SaveState;
  keep(): void;
  /** `until`: the local day, yyyy-MM-dd, from which it is shown again. */
  seal(until: string): void;
  burn(): void;
  retry(): void;
  /** The words that have just been burned, to show them burn. Null before. */
  burned: string | null;
  /** The kept letter was burned in another tab since this page was opened. */
  burnedElsewhere: boolean;
  draft: DraftState;
  keepDraftNow(): void;
  download(): void;
  blockedLeave: BlockedLeave | null;
};

export function useLetterEditor(page: OpenLetter): LetterEditor {
  const { env, letters, notices, safety } = useData();
  const navigate = useNavigate();
  const [fields, setFields] = useState(page.fields);
  const latest = useRef(fields);
  const [saving, setSaving] = useState<SaveState>({ status: 'idle' });
  const [burned, setBurned] = useState<string | null>(null);
  const busy = useRef(false);
  const isBurning = useRef(false);
  const lastEnd = useRef(() => {});
  /** The letter as it was last read or kept. */
  const saved = useRef(page.base);
  const live = useLive(
    async (data) => page.base === null || (await data.letters.get(page.base.id)) !== null,
    ['user_data'],
  );
  const { autosave, state: draft } = useDraftAutosave(page.draftKey, {
    worthKeeping: (written) => !sameLetter(written, page.untouched),
  });

  function change(part: Parameters<LetterEditor['change']>[0]) {
    // A draft that is stored now would outlast the letter.
    if (isBurning.current) return;
    const { someone: _, ...unnamed } = latest.current;
    latest.current = 'to' in part ? { ...unnamed, ...part } : { ...latest.current, ...part };
    setFields(latest.current);
    autosave.change(latest.current);
  }

  const screen = ({ to, text }: LetterDraft) => void safety.screenAndRaise(`${to}\n\n${text}`);

  async function saveOnce(written: LetterDraft, sealedUntil: string | undefined) {
    screen(written);
    const seal = sealedUntil === undefined ? {} : { sealedUntil };
    const letter: Letter = { ...written, to: written.to.trim(), ...seal };
    const stored = await letters.get(letter.id);
    const changedElsewhere = stored && !isSame(stored, saved.current);
    const kept = changedElsewhere ? { ...letter, id: env.newId() } : letter;
    await letters.put(kept, changedElsewhere ? null : stored);
    if (changedElsewhere) notices.say('letter.both-kept');
    saved.current = kept;
    latest.current = { ...latest.current, id: kept.id };
  }

  async function save(sealedUntil?: string) {
    if (busy.current) return;
    busy.current = true;
    lastEnd.current = () => void save(sealedUntil);
    setSaving({ status: 'saving' });
    autosave.pause();
    try {
      // What is typed while a save is under way is saved as well, before the page is left.
      let written: LetterDraft;
      do {
        written = latest.current;
        await saveOnce(written, sealedUntil);
      } while (!sameLetter(latest.current, written));
    } catch (error) {
      busy.current = false;
      setSaving({ status: 'failed', key: keyOf(error, 'letter.not-kept') });
      autosave.change(latest.current);
      return;
    }
    // The letter is durable. A draft that could not be removed is dropped when the page is opened again.
    await autosave.drop().catch(() => undefined);
    if (sealedUntil === undefined) notices.say('letter.kept');
    else notices.say('letter.sealed', { values: { day: longDay(sealedUntil) } });
    navigate(paths.letters.to());
  }

  async function burn() {
    if (busy.current) return;
    busy.current = true;
    isBurning.current = true;
    lastEnd.current = () => void burn();
    setSaving({ status: 'saving' });
    const written = latest.current;
    screen(written);
    try {
      await autosave.drop();
      await letters.burn(written.id);
    } catch (error) {
      busy.current = false;
      isBurning.current = false;
      setSaving({ status: 'failed', key: keyOf(error, 'letter.not-burned') });
      autosave.change(written);
      return;
    }
    const empty = { id: written.id, to: '', text: '' };
    latest.current = empty;
    setFields(empty);
    setBurned(written.text);
  }

  const hasWords = fields.text.trim() !== '';
  return {
    fields,
    change,
    hasWords,
    canBurn: hasWords || fields.to.trim() !== '' || page.base !== null,
    saving,
    keep: () => void save(),
    seal: (until) => void save(until),
    burn: () => void burn(),
    retry: () => lastEnd.current(),
    burned,
    burnedElsewhere: live.status === 'ready' && !live.value && saving.status !== 'saving',
    draft,
    keepDraftNow: () => void autosave.flush(),
    download: () => downloadText('my-letter.txt', letterAsText(latest.current)),
    blockedLeave: useLeaveGuard({
      hasUnsaved: autosave.hasUnsaved,
      flush: autosave.flush,
    }),
  };
}

/** Whether nobody has changed the stored letter since this page read it. */
const isSame = (stored: Letter, known: Letter | null) =>
  known !== null && sameLetter(stored, known) && stored.sealedUntil === known.sealedUntil;
