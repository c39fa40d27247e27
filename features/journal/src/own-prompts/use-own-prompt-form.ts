import { isoDay } from '@mooring/contract';
import { useNavigate } from '@mooring/contract/router';
import { type OwnPrompt, useData, useDraft } from '@mooring/data';
import { useRef, useState } from 'react';
import { newPrompt, ownPrompts } from './own-addresses.ts';
import { lastPlace, maxOwnPrompts } from './own-order.ts';

type Fields = { text: string; isDaily: boolean };

/** What is wrong with the field of this name. */
type Fault = { at: 'prompt'; text: string };

const sameFields = (one: Fields, other: Fields) =>
  one.text === other.text && one.isDaily === other.isDaily;

/** The form of a prompt. What is typed is kept until it is saved, also when saving fails or the page is left. */
export function useOwnPromptForm(before: OwnPrompt | null) {
  const data = useData();
  const navigate = useNavigate();
  const [opened] = useState(before);
  const [untouched] = useState<Fields>(() => ({
    text: before?.text ?? '',
    isDaily: before?.dailySince !== undefined,
  }));
  const draft = useDraft(`prompt:${before?.id ?? newPrompt}`, {
    worthKeeping: (typed) => !sameFields(typed, untouched),
  });
  const [typed, setTyped] = useState<Fields | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [busy, setBusy] = useState(false);
  const fields = typed ?? draft.found ?? untouched;
  const latest = useRef(fields);
  latest.current = fields;

  function change(part: Partial<Fields>) {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setTyped(next);
    setFault(null);
    draft.change(next);
  }

  async function save() {
    if (busy) return;
    const text = latest.current.text.trim();
    if (text === '') {
      setFault({ at: 'prompt', text: 'Write the prompt first.' });
      return;
    }
    setBusy(true);
    void data.safety.screenAndRaise(text);
    try {
      const { items } = await data.prompts.list();
      if (!before && items.length >= maxOwnPrompts) {
        setFault({
          at: 'prompt',
          text: `${maxOwnPrompts} prompts fit here. Remove one, and save this one then.`,
        });
        setBusy(false);
        return;
      }
      await data.prompts.put(promptFrom(text, items), opened);
    } catch (error) {
      data.notices.fail(error, 'store.failed');
      setBusy(false);
      return;
    }
    // The prompt is saved: a draft that could not be removed would only offer the same words once more.
    await draft.drop().catch(() => undefined);
    await navigate(ownPrompts, { replace: true });
  }

  /** One that was moved meanwhile stays where it is; one that was removed in another tab comes back. */
  function promptFrom(text: string, items: readonly OwnPrompt[]): OwnPrompt {
    const now = items.find(({ id }) => id === before?.id) ?? before;
    const since = now?.dailySince ?? isoDay(data.env.now());
    return {
      id: now?.id ?? data.env.newId(),
      text,
      place: now?.place ?? lastPlace(items),
      ...(latest.current.isDaily ? { dailySince: since } : {}),
    };
  }

  return {
    /** Null while what was typed before is being read. */
    fields: draft.found === undefined && typed === null ? null : fields,
    change,
    fault,
    busy,
    save,
    /** What was typed at an earlier visit is here again. */
    isRestored: Boolean(draft.found),
  };
}
