/** Files to load ahead for one page: addresses from the site's root. */
export type Preload = { js: string[]; css: string[] };

/** One remote as composed: its federation name, the address of its entry, and what each page it owns needs first. */
export type ComposedRemote = {
  id: string;
  name: string;
  entry: string;
  /** By route pattern, such as `/entry/:id`. */
  pages: Record<string, Preload>;
};

/**
 * The part of `boot.js` that a deployment writes: a list for the shell, and a few lines that start fetching what the
 * current address needs while the shell itself is still on its way.
 */
export function bootScript(remotes: ComposedRemote[]): string {
  const list = remotes.map(({ id, name, entry }) => ({ id, name, entry }));
  const pages = remotes.flatMap(({ pages }) => grouped(pages));
  return [
    scriptPolicy(remotes),
    `globalThis.MOORING_REMOTES=${JSON.stringify(list)};`,
    `for(const[page,js,css]of ${JSON.stringify(pages)})if(new RegExp(page).test(location.pathname)){`,
    'const ahead=(rel,href,as)=>{const link=document.createElement("link");link.rel=rel;link.href=href;link.crossOrigin="";if(as)link.as=as;document.head.append(link)};',
    'for(const file of js)ahead("modulepreload",file);for(const file of css)ahead("preload",file,"style");break}',
  ].join('\n');
}

/** Pages that need the same files are one line: their patterns as alternatives. */
function grouped(pages: Record<string, Preload>): [string, string[], string[]][] {
  const groups = new Map<string, { sources: string[]; needs: Preload }>();
  for (const [pattern, needs] of Object.entries(pages)) {
    const key = JSON.stringify(needs);
    const group = groups.get(key) ?? { sources: [], needs };
    group.sources.push(patternSource(pattern));
    groups.set(key, group);
  }
  return [...groups.values()].map(({ sources, needs: { js, css } }) => [
    sources.join('|'),
    js,
    css,
  ]);
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
