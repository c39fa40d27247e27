import { relative } from 'node:path';
import type { Reporter } from 'vitest/node';

/** Lists, at the end of a run, the tests that passed only at a second try. */
export const secondTryReporter: Reporter = {
  onTestRunEnd(modules) {
    const lines = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((one) => one.diagnostic()?.flaky)
        .map((one) => `Second try: ${relative('.', module.moduleId)} > ${one.fullName}`),
    );
    if (lines.length > 0) console.info(lines.join('\n'));
  },
};
