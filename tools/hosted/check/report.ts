/** What the check has seen: one line for each thing it looked at. */
export type Report = {
  /** Looks at one thing. Whatever `differs` is told, or an error, makes it differ. */
  check(title: string, look: (differs: (what: string) => void) => Promise<void>): Promise<void>;
  notChecked(title: string, why: string): void;
  /** The titles of what differs. */
  different: string[];
};

/** To be thrown by a look that cannot be taken. */
export const cannotCheck = (why: string) => Object.assign(new Error(why), { why });

/** `stopped` tells whether somebody has ended the check: then an error is no difference and goes on to the caller. */
export function startReport(print: (line: string) => void, stopped: () => boolean): Report {
  const different: string[] = [];
  return {
    different,
    async check(title, look) {
      const found: string[] = [];
      try {
        await look((what) => found.push(what));
      } catch (error) {
        if (stopped()) throw error;
        if (error instanceof Error && 'why' in error && found.length === 0) {
          print(`${title}: not checked, because ${error.message}`);
          return;
        }
        found.push(reasonOf(error));
      }
      if (found.length > 0) different.push(title);
      print(`${title}: ${found.length > 0 ? `differs: ${found.join('; ')}` : 'as expected'}`);
    },
    notChecked: (title, why) => print(`${title}: not checked, because ${why}`),
  };
}

/** An error and what caused it, in words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
