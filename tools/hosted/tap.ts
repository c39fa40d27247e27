import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postgres from 'postgres';

export type Tap = {
  passed: number;
  /** The failed tests, each with the actual and the expected value. */
  failed: string[];
};

/** Runs a file of pgTAP tests and parses its output. The file rolls back its changes. */
export async function runTap(adminUrl: string, file: string): Promise<Tap> {
  const sql = postgres(adminUrl, { max: 1, onnotice() {} });
  try {
    const results = (await sql.unsafe(readTap(file))) as unknown as object[][];
    const lines = results
      .flat()
      .flatMap((row) => Object.values(row))
      .filter((value) => typeof value === 'string')
      .map((value) => String(value));
    const plan = Number(/^1\.\.(\d+)$/m.exec(lines.join('\n'))?.[1]);
    const passed = lines.filter((line) => /^ok \d/.test(line)).length;
    const failed = lines.filter((line) => /^not ok \d/.test(line));
    if (passed + failed.length !== plan) {
      failed.push(`${plan} were planned, ${passed + failed.length} were run.`);
    }
    return { passed, failed };
  } finally {
    await sql.end();
  }
}

/** The file with its `\ir` includes inlined, as psql does. */
export function readTap(file: string): string {
  return readFileSync(file, 'utf8').replace(/^\\ir (.+)$/gm, (_, name: string) =>
    readFileSync(join(dirname(file), name), 'utf8'),
  );
}
