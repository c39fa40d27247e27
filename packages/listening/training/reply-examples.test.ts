import { expect, test } from 'vitest';
import { linesOf } from '../src/guide/lines.ts';
import { intentLines, labels, lines, replyExamples } from './reply-examples.ts';

test.each(['remark', 'question'] as const)(
  'every %s that is learned is a topic of the guide',
  (head) => {
    const unknown = labels[head].filter((id) => linesOf(`${head}-${id}`).length === 0);
    expect(unknown).toEqual([]);
  },
);

test('what was judged to fit was not judged not to', () => {
  const both = [...lines.remark, ...lines.question].filter(({ fits, unfit }) =>
    fits.some((id) => unfit?.includes(id)),
  );
  expect(both).toEqual([]);
});

test('of judged messages two whole writers are kept apart', () => {
  const judged = lines.remark.filter(({ unfit }) => unfit);
  expect(judged.length).toBeGreaterThan(9_000);
  expect(judged.filter(({ isKept }) => isKept).length).toBe(600);
});

test('a message stands once, with what is known of it', () => {
  const examples = replyExamples((text) => [text.length]);
  const judged = examples.find(({ remark }) => remark?.unfit);
  expect(judged?.question?.unfit).toBeDefined();
  expect(judged?.isOfTalk).toBe(true);
  const asks = examples.filter(({ intent }) => intent?.fits[0] !== labels.intent.indexOf('tells'));
  expect(asks.filter(({ intent }) => intent).length).toBeGreaterThan(1_500);
  const practical = intentLines.filter(({ intent }) => intent === 'practical');
  expect(intentLines.length - practical.length).toBeGreaterThan(9_500);
  expect(practical.length).toBeGreaterThan(2_000);
  const learned = examples.filter(({ intent }) => intent?.fits[0] === labels.intent.indexOf('bye'));
  expect(learned.length).toBeGreaterThan(500);
});
