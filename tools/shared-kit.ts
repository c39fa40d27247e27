import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const kit = '@mooring/ui';
const core = '@mooring/ui/core';
const coreFile = fileURLToPath(new URL('../packages/ui/src/core.ts', import.meta.url));

/** Names a module exports by `export { … } from`, types among them. */
export const namesIn = (source: string): Set<string> =>
  new Set(
    [...source.matchAll(/export (?:type )?\{([^}]*)\} from/g)].flatMap(([, list = '']) =>
      list
        .split(',')
        .map((name) => name.replace(/^\s*type\s+/, '').trim())
        .filter((name) => name !== ''),
    ),
  );

/**
 * Parts a module's import of the kit in two: what the shell brings for everybody, and what the module's own build carries.
 * Screens go on importing everything from one place.
 */
export function partKitImports(code: string, shared: ReadonlySet<string>): string {
  return code.replace(
    /import (type )?\{([^}]*)\} from '@mooring\/ui';/g,
    (whole, type: string | undefined, list: string) => {
      if (type) return whole;
      const names = list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '));
      const nameOf = (name: string) => name.split(/\s+as\s+/)[0] ?? name;
      const from = (place: string, some: string[]) =>
        some.length > 0 ? `import { ${some.join(', ')} } from '${place}';` : '';
      return (
        from(
          core,
          names.filter((name) => shared.has(nameOf(name))),
        ) +
        from(
          kit,
          names.filter((name) => !shared.has(nameOf(name))),
        )
      );
    },
  );
}

/** What an icon of a remote is made with: the shell's own, since every remote has icons. */
const iconMaker = '\0mooring-icon-maker';

/** For federated builds only: everywhere else the kit is one module. */
export function sharedKit({ remote = false } = {}): Plugin {
  const shared = namesIn(readFileSync(coreFile, 'utf8'));
  return {
    name: 'mooring-shared-kit',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const madeHere = /lucide-react\/dist\/esm\/icons\//.test(importer ?? '');
      return remote && madeHere && source === '../createLucideIcon.mjs' ? iconMaker : undefined;
    },
    load(id) {
      return id === iconMaker
        ? `export { createLucideIcon as default } from '${core}';`
        : undefined;
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes(`'${kit}'`)) return undefined;
      return { code: partKitImports(code, shared), map: null };
    },
  };
}
