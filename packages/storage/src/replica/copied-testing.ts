import type { Directory } from '../directory/directory.ts';
import { memoryDirectory } from '../directory/directory-memory.ts';
import type { OpenStore } from '../store.ts';
import { memoryCopies } from './copies-memory.ts';
import { createRecoveryHub } from './recovery.ts';
import { createSecondCopy } from './second-copy.ts';

/** For tests: stores and a directory with their second copy, in a browser where nothing takes time. */
export function copied(
  openStore: OpenStore,
  {
    directory = memoryDirectory(),
    copies = memoryCopies(),
    pointed = false,
  }: {
    directory?: Directory;
    copies?: ReturnType<typeof memoryCopies>;
    pointed?: boolean;
  } = {},
) {
  const hub = createRecoveryHub();
  const made = createSecondCopy({
    directory,
    openStore,
    hub,
    copies: async () => copies,
    pointed: () => pointed,
    pause: async () => {},
    calm: async () => {},
  });
  return { ...made, hub, copies };
}
