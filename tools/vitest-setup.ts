import { afterAll, afterEach, vi } from 'vitest';

// A worker may go on with the next file, which has to find everything as it was, and our modules anew.
afterAll(async () => {
  // A module that is still on its way would come to its end in the next file's graph, half made.
  await vi.dynamicImportSettled();
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

// Tests that need no page run without jsdom, and start sooner.
if (typeof window !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(cleanup);
  afterAll(() => {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    document.title = '';
    document.body.replaceChildren();
    for (const one of [document.documentElement, document.body])
      for (const name of one.getAttributeNames()) one.removeAttribute(name);
  });

  // jsdom has no layout; the components of the kit need only these three.
  window.HTMLElement.prototype.scrollIntoView = () => {};
  window.HTMLElement.prototype.hasPointerCapture = () => false;
  window.scrollTo = () => {};
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
}
