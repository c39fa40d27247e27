import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own, small enough to fill. */
export type SmallDisk = {
  folder: string;
  /** Fills it but for so many bytes. */
  fill(leave: number): void;
  free(): void;
  gone(): void;
};

/** Mounting a disk takes root: null where that is not allowed. */
export function smallDisk(): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const filler = join(folder, 'filler');
  const free = () => rmSync(filler, { force: true });
  return {
    folder,
    fill(leave) {
      free();
      const { bavail, bsize } = statfsSync(folder);
      const bytes = bavail * bsize - leave;
      if (bytes <= 0) return;
      try {
        writeFileSync(filler, Buffer.alloc(bytes, 1));
      } catch (error) {
        // What else writes there was faster: it is full.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    free,
    gone() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
