import { type ComponentType, useEffect, useSyncExternalStore } from 'react';

/** After a part could not be fetched and is still wanted, before it is tried again, in ms. */
const patience = 2_000;
const parts: (() => Promise<void>)[] = [];

/**
 * A part of the kit that no first page shows, and that is fetched after it. `fetch` is called by `prepareKit`, or when the
 * part is first wanted; from then on it renders like any other.
 */
export function laterPart<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const arrive = async () => {
    part = await fetch();
    for (const listener of listeners) listener();
  };
  const come = () => {
    coming ??= arrive().catch((fault: unknown) => {
      coming = undefined;
      throw fault;
    });
    return coming;
  };
  parts.push(come);

  return function LaterPart({ wanted, ...props }: Props & { wanted: boolean }) {
    const Part = useSyncExternalStore(subscribe, () => part);
    useEffect(() => {
      if (!wanted || Part) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tryNow = () => {
        come().catch(() => {
          timer = setTimeout(tryNow, patience);
        });
      };
      tryNow();
      return () => clearTimeout(timer);
    }, [wanted, Part]);
    return Part ? <Part {...(props as Props)} /> : null;
  };
}

/** Fetches every part that waits, so that it is there at once when it is wanted, with a network or without. */
export async function prepareKit(): Promise<void> {
  await Promise.all(parts.map((come) => come()));
}
