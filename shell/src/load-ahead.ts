/**
 * Starts to load the page of a link when the pointer goes down on it. The press is complete about a tenth of a second later, and
 * the router then finds the page loaded or on its way.
 */
import type { FeatureId } from '@mooring/contract';
import { matchPath, type RouteObject } from '@mooring/contract/router';
import type { LoadFeature } from './load-feature.ts';

type Parts = {
  /** As the router has it, so that both wait for the same load. */
  loadFeature: LoadFeature;
  ownerOf(pathname: string): { id: FeatureId } | undefined;
  /** The pages that belong to no feature. */
  shellRoutes: readonly RouteObject[];
};

/** Listens until the returned function is called. Does nothing for somebody who asked their browser to save data. */
export function loadAheadOnPress({ loadFeature, ownerOf, shellRoutes }: Parts): () => void {
  async function load(pathname: string) {
    const owner = ownerOf(pathname);
    const routes = owner ? (await loadFeature(owner.id)).default : shellRoutes;
    const page = routes.find(({ path }) => path && matchPath(path, pathname));
    if (typeof page?.lazy === 'function') await page.lazy();
  }
  const onPress = (event: PointerEvent) => {
    const pathname = opensHere(event) ? pressedPath(event.target) : null;
    if (pathname === null || pathname === location.pathname || savesData()) return;
    // The press itself loads it again, and says what is wrong.
    load(pathname).catch(() => {});
  };
  addEventListener('pointerdown', onPress, { capture: true, passive: true });
  return () => removeEventListener('pointerdown', onPress, { capture: true });
}

/** Not with another button or a key, which opens a link elsewhere. */
const opensHere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: PointerEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** The path that a press here leads to in the app; null where it does not. */
function pressedPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return null;
  return link.origin === location.origin ? link.pathname : null;
}

/** Only Chromium tells, and TypeScript does not know of it. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}
