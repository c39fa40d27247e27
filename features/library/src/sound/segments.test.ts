import { expect, test } from 'vitest';
import { whiteFrom } from './noise.ts';
import { nextSegment, overlap, type Segment } from './segments.ts';

const round = 48;

/** The segments of so many seconds, in their order. */
function segmentsOf(seconds: number, seed: number): Segment[] {
  const chance = whiteFrom(seed);
  const segments: Segment[] = [];
  for (let last: Segment | null = null; last === null || last.at < seconds; ) {
    last = nextSegment(last, { start: 0, round, chance });
    segments.push(last);
  }
  return segments;
}

test('one segment gives way to the next without a gap, and none leaves the sound', () => {
  const segments = segmentsOf(600, 7);
  for (const [at, { offset, length, at: begins }] of segments.entries()) {
    expect(offset).toBeGreaterThanOrEqual(0);
    expect(offset + length).toBeLessThanOrEqual(round);
    const before = segments[at - 1];
    if (before) expect(before.at + before.length - begins).toBeCloseTo(overlap);
  }
});

test.each([7, 1234, 99_991])('nobody hears ten minutes come round as a loop (%i)', (seed) => {
  // What is heard at each tenth of a second, as a place in the rendered sound.
  const heard: number[] = [];
  for (const { at, offset, length } of segmentsOf(600, seed))
    for (let tenth = Math.ceil(at * 10); tenth < (at + length) * 10; tenth += 1)
      heard[tenth] = offset + tenth / 10 - at;
  let worst = 0;
  for (let lag = 100; lag <= 3000; lag += 1) {
    let same = 0;
    for (let tenth = 0; tenth + lag < 6000; tenth += 1)
      if (Math.abs((heard[tenth] ?? 0) - (heard[tenth + lag] ?? -1)) < 0.05) same += 1;
    worst = Math.max(worst, same / (6000 - lag));
  }
  // A loop of 24 seconds, as it was, has 1 here: all of it comes again at the same distance.
  expect(worst).toBeLessThan(0.15);
});
