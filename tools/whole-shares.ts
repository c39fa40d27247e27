import type { Plugin } from 'vite';
import { sharedNames } from './federation.ts';

/**
 * The federation plugin leaves out of a remote's view of a shared package whatever it has not seen used, and on a busy
 * machine it decides before it has seen all: a build then fails, now and then, for an export that is there. Naming each
 * package as a whole in the first module makes it keep every export.
 */
export const wholeShares = (): Plugin => ({
  name: 'mooring-whole-shares',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/feature.ts')) return undefined;
    const imports = sharedNames.map((name, index) => `import * as share${index} from '${name}';`);
    const names = sharedNames.map((_name, index) => `share${index}`);
    return {
      code: `${imports.join('')}${code}\nexport const shares = [${names.join()}];`,
      map: null,
    };
  },
});
