import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { type Element, elementIn, type Tab } from './webkit-tab.ts';

const found = z.union([
  z.object({ element: elementIn }),
  z.object({ many: z.array(z.string()) }),
  z.object({ state: z.string() }),
  z.object({ nothing: z.literal(true) }),
]);

/** All elements that match, in the page. For the body of a script whose first argument is the selector. */
export const all = 'injected.querySelectorAll(injected.parseSelector(args[0]), document)';

/**
 * The one element that matches, as soon as it is there and in all these states.
 *
 * @throws when several match, or none does in time.
 */
export async function findOne(
  tab: Tab,
  selector: string,
  states: string[] = [],
  timeout = 30_000,
): Promise<Element> {
  const until = Date.now() + timeout;
  for (;;) {
    const seen = found.parse(
      await tab.run(
        `const all = ${all};
        if (all.length > 1) return { many: all.slice(0, 4).map((one) => injected.previewNode(one)) };
        if (!all[0]) return { nothing: true };
        for (const state of args[1]) {
          const { matches, received } = await injected.elementState(all[0], state, true);
          if (!matches) return { state: state + ' expected, ' + received };
        }
        return { element: all[0] };`,
        selector,
        states,
      ),
    );
    if ('element' in seen) return seen.element;
    if ('many' in seen) throw new Error(`${selector}: several match: ${seen.many.join(' | ')}`);
    if (Date.now() > until)
      throw new Error(`${selector}: ${'state' in seen ? seen.state : 'not found'}`);
    await pause(50);
  }
}
