/**
 * Detects whether the page's Content Security Policy blocked a call: `fetch` reports the same error as for a network
 * failure. The browser's violation event may come a moment later.
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
