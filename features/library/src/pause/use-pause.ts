import { useSearchParams } from '@mooring/contract/router';
import { type Live, type Someone, useData, useLive, useMuted } from '@mooring/data';
import { hidesPerson } from '@mooring/data/muted';
import { useEffect, useReducer, useRef, useState } from 'react';
import { type Pause, type PausePhase, pauseMs, phaseOf } from './pause-phase.ts';

type Found = { pause: Pause | null; person: Someone | null };

/** The pause as the page shows it. */
export type PauseView = {
  live: Live<Found>;
  phase: PausePhase;
  /** The one the pause is about, if that is known. */
  person: Someone | null;
  /** When a running pause ends. */
  endsAt: Date | null;
  /** It ended by itself while the page was open. */
  hasRunOut: boolean;
  /** The person said that they have written to them. It is kept nowhere. */
  hasWritten: boolean;
  busy: boolean;
  begin(): void;
  end(): void;
  tellWritten(): void;
  /** The question after it was answered, or left out. False if that could not be kept. */
  finish(): Promise<boolean>;
};

/** The pause that is kept, and every way to change it. Its end is a time, so it goes on while the page is closed. */
export function usePause(): PauseView {
  const { env, records, notices } = useData();
  const [search] = useSearchParams();
  const about = search.get('about') ?? undefined;
  const { hides, isKnown } = useMuted();
  // The one whom a pause was about while this page is open: words that are being typed here stay words to them.
  const aboutHere = useRef<string>(undefined);
  const live = useLive(
    async (data): Promise<Found> => {
      const pause = await data.records.get('pause');
      if (phaseOf(pause, env.now()) !== 'none') aboutHere.current = pause?.someone;
      const id = about ?? aboutHere.current;
      // Without the name a pause is as good: one that cannot be read stops nobody.
      const person = id ? await data.someone.get(id).catch(() => null) : null;
      return { pause, person };
    },
    ['user_data'],
    about,
  );
  const [hasWritten, setHasWritten] = useState(false);
  const [wasEnded, setWasEnded] = useState(false);
  const [busy, setBusy] = useState(false);
  const [, update] = useReducer((count: number) => count + 1, 0);
  const { pause, person: found } =
    live.status === 'ready' ? live.value : { pause: null, person: null };
  // Nobody asked for the name of the one a pause was about.
  const isHidden = !about && found !== null && hidesPerson(hides, found);
  const person = isHidden ? null : found;
  const phase = phaseOf(pause, env.now());
  const isRunning = phase === 'running';
  const [wasRunning, setWasRunning] = useState(false);
  if (isRunning && !wasRunning) setWasRunning(true);

  const endsAt = pause?.endsAt;
  useEffect(() => {
    if (!isRunning || !endsAt) return;
    const timer = setTimeout(update, Math.max(0, Date.parse(endsAt) - env.now().getTime()) + 50);
    // A timer stands still while the phone sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [isRunning, endsAt, env]);

  /** False if it could not be kept. */
  async function keep(work: () => Promise<void>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      notices.fail(error, 'store.failed');
      return false;
    } finally {
      setBusy(false);
    }
  }

  const put = (ends: Date) =>
    keep(() =>
      records.put('pause', {
        endsAt: ends.toISOString(),
        ...(found ? { someone: found.id } : {}),
      }),
    );

  return {
    live: isKnown ? live : { status: 'loading' },
    phase: hasWritten ? 'over' : phase,
    person,
    endsAt: isRunning && pause ? new Date(pause.endsAt) : null,
    hasRunOut: wasRunning && phase === 'over' && !wasEnded && !hasWritten,
    hasWritten,
    busy,
    async begin() {
      if (!(await put(new Date(env.now().getTime() + pauseMs)))) return;
      setWasEnded(false);
      setWasRunning(false);
    },
    async end() {
      setWasEnded(true);
      await put(env.now());
    },
    async tellWritten() {
      setHasWritten(true);
      if (isRunning) await put(env.now());
    },
    async finish() {
      if (pause && !(await keep(() => records.remove('pause')))) return false;
      setHasWritten(false);
      setWasRunning(false);
      return true;
    },
  };
}
