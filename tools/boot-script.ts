import { readFileSync } from 'node:fs';

/** One remote as composed: its federation name, the address of its entry, and how its scripts are checked. */
export type ComposedRemote = {
  id: string;
  name: string;
  entry: string;
  /** The hash of its `integrity.json`, as the browser wants it. Without it nothing is loaded ahead and nothing is checked. */
  integrity?: string;
  /** The addresses it shows, as the source of one regular expression. */
  pages?: string;
};

/**
 * The part of `boot.js` that a deployment writes: the policy of the page, a list of remotes for the shell, and the check of
 * every script of a remote, which also starts to load what the current address needs while the shell is still on its way.
 */
export function bootScript(remotes: ComposedRemote[]): string {
  return [
    scriptPolicy(remotes),
    `globalThis.MOORING_REMOTES=${JSON.stringify(remotes)};`,
    withoutComments(readFileSync(new URL('check-remotes.js', import.meta.url), 'utf8')).trim(),
  ].join('\n');
}

/** A script without the comments that stand on lines of their own. */
export const withoutComments = (script: string): string => script.replace(/^\s*\/\/.*\n/gm, '');

/**
 * The only policy the pages allow (decision 0024): where a string would become the address of a script, a Worker or a
 * service worker, it has to be a file of this site or of a remote. It never creates HTML or code.
 */
function scriptPolicy(remotes: ComposedRemote[]): string {
  const elsewhere = remotes
    .filter(({ entry }) => URL.canParse(entry))
    .map(({ entry }) => entry.replace(/[^/]*$/, ''));
  return [
    `if(globalThis.trustedTypes&&!trustedTypes.defaultPolicy){const homes=[location.origin+"/",...${JSON.stringify(elsewhere)}];`,
    'trustedTypes.createPolicy("default",{createScriptURL(text){const{href,pathname}=new URL(text,location.href);',
    'return homes.some(home=>href.startsWith(home))&&pathname.endsWith(".js")?href:null}})}',
  ].join('\n');
}

/** A route pattern as the source of a regular expression: `/entry/:id` → `^/entry/[^/]+/?$`. */
export const patternSource = (pattern: string) =>
  `^${pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`;
