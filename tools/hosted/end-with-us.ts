import { existsSync } from 'node:fs';

/** The same command, as one that ends with this process, however that ends, where `setpriv` is there. Debian has it. */
export function endingWithUs(command: readonly string[]): [program: string, args: string[]] {
  const [program = '', ...args] = command;
  if (!existsSync('/usr/bin/setpriv')) return [program, args];
  return ['/usr/bin/setpriv', ['--pdeathsig', 'INT', program, ...args]];
}
