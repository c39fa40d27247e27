/** The words another page sent along. Router state outlives versions of the app, so it is looked at before it is used. */
export function broughtWords(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('initialPrompt' in state)) return '';
  return typeof state.initialPrompt === 'string' ? state.initialPrompt.trim() : '';
}
