import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** SIGKILL to every process of the browser with this profile folder, in any engine: no handler of the page runs. */
export async function killBrowser(profile: string): Promise<void> {
  const pids = processesOf(profile);
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended with the one before.
    }
  }
  while (pids.some(isRunning)) await pause(50);
}

/** Those that were started with the folder, and what they started. */
function processesOf(profile: string): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const found = new Set(all.filter((pid) => read(pid, 'cmdline').includes(profile)));
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const pid of all) if (found.has(parentOf(pid))) found.add(pid);
  }
  return [...found];
}

const parentOf = (pid: number) => Number(/\) \w (\d+)/.exec(read(pid, 'stat'))?.[1] ?? 0);

/** A zombie has ended, and waits for its parent alone. */
const isRunning = (pid: number) => /\) [^Z] /.test(read(pid, 'stat'));

/** Empty for a process that has ended meanwhile. */
function read(pid: number, file: 'cmdline' | 'stat'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}
