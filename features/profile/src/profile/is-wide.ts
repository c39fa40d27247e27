/** Whether the window has a margin beside the column, when it is asked. */
export const isWide = (): boolean =>
  globalThis.matchMedia?.('(min-width: 1024px)').matches ?? false;
