import { withBenchBrowser } from './bench-browser.ts';
import { type Line, median } from './measure.ts';

/** Messages a conversation has before the measured ones are added. */
const lengths = { short: 2, long: 200 };

/** One more message in a conversation of 200 messages against one more in a conversation of 2. */
export async function conversationFigures(runs: number): Promise<Line[]> {
  const { short, long } = await withBenchBrowser(async ({ openPage }) =>
    (await openPage()).evaluate(([turns, given]) => globalThis.bench.messageCosts(turns, given), [
      runs * 2,
      lengths,
    ] as const),
  );
  const against = `message ${lengths.long + 1} against message ${lengths.short + 1}`;
  return [
    {
      name: 'conversation: one more message, sealed',
      ours: median(long.bytes) / 1000,
      against: median(short.bytes) / 1000,
      unit: 'kB',
      budget: { ratio: 1.3 },
      note: against,
    },
    {
      name: 'conversation: one more message, written',
      ours: median(long.rows),
      against: median(short.rows),
      unit: 'rows',
      budget: { ratio: 1 },
    },
    {
      name: 'conversation: one more message, kept',
      ours: median(long.keep),
      against: median(short.keep),
      unit: 'ms',
      budget: { ratio: 1.3 },
    },
    {
      name: 'conversation: read again after it',
      ours: median(long.read),
      against: median(short.read),
      unit: 'ms',
    },
  ];
}
