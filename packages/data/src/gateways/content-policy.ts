/**
 * Tells a call that the page's own policy held back from one that the network lost: to `fetch` both are the same error.
 * The browser says so in an event, which may come a moment after.
 */
export function watchContentPolicy(url: string): { isViolated(): Promise<boolean>; end(): void } {
  if (typeof document === 'undefined') return { isViolated: async () => false, end: () => {} };
  const { origin } = new URL(url);
  let broken = false;
  const note = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'connect-src' && blockedURI.startsWith(origin)) broken = true;
  };
  document.addEventListener('securitypolicyviolation', note);
  return {
    async isViolated() {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return broken;
    },
    end: () => document.removeEventListener('securitypolicyviolation', note),
  };
}
