import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { all } from './webkit-find.ts';
import type { Tab } from './webkit-tab.ts';

/** What Playwright's matchers ask of a locator or a page. */
export type Expected = {
  isNot: boolean;
  timeout?: number;
  expectedNumber?: number;
  expectedText?: unknown[];
} & Record<string, unknown>;

const seen = z.union([
  z.object({ nothing: z.literal(true) }),
  z.object({ fault: z.string() }),
  z.object({ matches: z.boolean(), received: z.unknown() }),
]);

type Answer = { matches: boolean; received?: unknown; errorMessage?: string; timedOut?: boolean };

/** Asks Playwright's script in the page until it answers as expected, or the time is over. */
export async function expectOn(
  tab: Tab,
  selector: string,
  expression: string,
  { timeout = 5000, isNot, signal: _signal, title: _title, ...options }: Expected,
): Promise<Answer> {
  const until = Date.now() + timeout;
  const takesMany = expression === 'to.have.count' || expression.endsWith('.array');
  for (let wait = 20; ; wait = Math.min(250, wait * 2)) {
    const answer = seen.parse(
      await tab.run(
        `const all = ${all};
        if (!args[3] && all.length > 1)
          return { fault: 'several match: ' + all.slice(0, 4).map((one) => injected.previewNode(one)).join(' | ') };
        if (!all.length) return { nothing: true };
        const { matches, received } = await injected.expect(all[0], { ...args[2], expression: args[1] }, all, true);
        return { matches, received: received === undefined ? null : received };`,
        selector,
        expression,
        { ...options, isNot },
        takesMany,
      ),
    );
    const judged = judge(answer, expression, isNot, options);
    if (judged.matches !== isNot && !('fault' in answer)) return judged;
    if (Date.now() > until) return { ...judged, timedOut: true };
    await pause(wait);
  }
}

function judge(
  answer: z.infer<typeof seen>,
  expression: string,
  isNot: boolean,
  { expectedNumber, expectedText }: Pick<Expected, 'expectedNumber' | 'expectedText'>,
): Answer {
  if ('fault' in answer) return { matches: isNot, errorMessage: answer.fault };
  if ('matches' in answer) return answer;
  if (expression === 'to.have.count')
    return { matches: expectedNumber === 0, received: { value: 0 } };
  if (expression.endsWith('.array'))
    return { matches: !expectedText?.length, received: { value: [] } };
  if (['to.be.hidden', 'to.be.detached'].includes(expression)) return { matches: true };
  const isAbsent = ['to.be.visible', 'to.be.attached', 'to.be.in.viewport'].includes(expression);
  return { matches: isAbsent ? false : isNot, errorMessage: 'The element is not there.' };
}
