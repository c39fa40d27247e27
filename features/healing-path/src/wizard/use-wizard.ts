import { paths } from '@mooring/contract';
import { useNavigate } from '@mooring/contract/router';
import { useData, useLive } from '@mooring/data';
import { useRef, useState } from 'react';
import { draftKey } from '../checkpoint/use-reflection-draft.ts';
import { generatePath } from '../path/generate-path.ts';
import { visionWithTheme } from '../path/vision.ts';
import { keepEarlier } from './keep-earlier.ts';
import { type PathDraft, usePathDraft } from './use-path-draft.ts';

export type Wizard = {
  /** Null while what was begun earlier is being opened. */
  draft: PathDraft | null;
  /** 1–5. */
  step: number;
  /** True when there is a path to continue. */
  hasSaved: boolean;
  /** True when 'Continue' was pressed with nothing to go on. */
  inputNeeded: boolean;
  busy: boolean;
  write(vision: string): void;
  choose(theme: string): void;
  goTo(step: number): void;
  /** Makes the path from the vision and goes on to the affirmation. */
  make(): void;
  /** Saves the path and goes to its first checkpoint. */
  begin(): Promise<void>;
};

export function useWizard(): Wizard {
  const data = useData();
  const navigate = useNavigate();
  const { draft, change, drop } = usePathDraft();
  const [inputNeeded, setInputNeeded] = useState(false);
  const [busy, setBusy] = useState(false);
  const kept = useRef(new Set<string>());
  const saved = useLive(({ records }) => records.get('healing-path'), ['user_data']);

  function make() {
    if (!draft) return;
    if (draft.vision.trim() === '') {
      setInputNeeded(true);
      return;
    }
    const path = generatePath({ vision: draft.vision, theme: draft.theme });
    change({ step: 3, path: { ...path, startDate: data.env.now().toISOString() } });
  }

  async function begin() {
    if (!draft?.path) return;
    setBusy(true);
    try {
      // One that will not open has no words to carry over, and must not stop a new one.
      const earlier = await data.records.get('healing-path').catch(() => null);
      if (earlier) await keepEarlier(data, earlier, kept.current);
      await data.records.put('healing-path', {
        ...draft.path,
        startDate: data.env.now().toISOString(),
      });
      for (const { id } of draft.path.customPath) await data.drafts.drop(draftKey(id));
      await drop();
      await navigate(paths.checkpoint.to({ id: '1' }));
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    } finally {
      setBusy(false);
    }
  }

  return {
    draft: saved.status === 'loading' ? null : draft,
    // The steps after the second show a path; without one there is nothing to show there.
    step: draft?.path ? draft.step : Math.min(draft?.step ?? 1, 2),
    hasSaved: saved.status === 'ready' && (saved.value?.customPath.length ?? 0) > 0,
    inputNeeded,
    busy,
    write(vision) {
      setInputNeeded(false);
      change({ vision });
    },
    choose(theme) {
      setInputNeeded(false);
      change({ theme, vision: visionWithTheme(draft?.vision ?? '', theme) });
    },
    goTo: (step) => change({ step }),
    make,
    begin,
  };
}
