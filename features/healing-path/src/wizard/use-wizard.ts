import { paths } from '@mooring/contract';
import { useNavigate } from '@mooring/contract/router';
import { useData, useLive } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';
import { draftKey } from '../checkpoint/use-reflection-draft.ts';
import { generatePath } from '../path/generate-path.ts';
import { themes } from '../path/themes.ts';
import { visionWithTheme } from '../path/vision.ts';
import { archivePath } from './archive-path.ts';
import { type PathDraft, usePathDraft } from './use-path-draft.ts';
import { type PathReceiver, usePathReceiver } from './use-path-receiver.ts';
import { useWizardStep } from './use-wizard-step.ts';

export type Wizard = {
  /** Null while what was begun earlier is being opened, and until it is known who receives the words. */
  draft: PathDraft | null;
  receiver: PathReceiver;
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
  /** The chosen cloud gave no path: the device can make it. */
  failed: boolean;
  /** Makes the path from the vision with the chosen engine and goes on to the affirmation. */
  make(): Promise<void>;
  /** The same with what is built in. */
  makeHere(): Promise<void>;
  /** Saves the path and goes to its first checkpoint. */
  begin(): Promise<void>;
};

export function useWizard(): Wizard {
  const data = useData();
  const navigate = useNavigate();
  const { draft, change, drop } = usePathDraft();
  const [inputNeeded, setInputNeeded] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const { step, go } = useWizardStep(draft, change);
  const saved = useLive(({ records }) => records.get('healing-path'), ['user_data']);

  const receiver = usePathReceiver();

  async function make(here: boolean) {
    if (!draft || busy) return;
    if (draft.vision.trim() === '') {
      setInputNeeded(true);
      return;
    }
    setBusy(true);
    setFailed(false);
    const leaving = new AbortController();
    stop.current = leaving;
    try {
      const { vision, theme } = draft;
      const title = themes.find(({ id }) => id === theme)?.title ?? null;
      const wished = { vision, theme: title };
      const made = here ? null : await data.pathMaker.make(wished, { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      // Answers that will not open make the path less personal and stop nobody.
      const answers = await data.records.get('onboarding').catch(() => null);
      const path = { ...generatePath({ vision, theme, answers }), ...made };
      change({ step: 3, path: { ...path, startDate: data.env.now().toISOString() } });
      go(3);
    } catch (error) {
      setFailed(true);
      data.notices.fail(error, 'path.not-created');
    } finally {
      setBusy(false);
    }
  }

  async function begin() {
    if (!draft?.path) return;
    setBusy(true);
    void data.safety.screenAndRaise(draft.path.visionOfHealing);
    try {
      // One that will not open has no words to carry over, and must not stop a new one.
      const earlier = await data.records.get('healing-path').catch(() => null);
      if (earlier) await archivePath(data, earlier);
      await data.records.put('healing-path', {
        ...draft.path,
        startDate: data.env.now().toISOString(),
      });
      for (const { id } of draft.path.customPath) await data.drafts.drop(draftKey(id));
      await drop();
      await navigate(paths.checkpoint.to({ id: '1' }), { replace: true });
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    } finally {
      setBusy(false);
    }
  }

  return {
    draft: saved.status === 'loading' || receiver === undefined ? null : draft,
    receiver: receiver ?? { kind: 'unknown' },
    step,
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
    goTo: go,
    failed,
    make: () => make(false),
    makeHere: () => make(true),
    begin,
  };
}
