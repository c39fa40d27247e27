import { screenText } from '../packages/listening/src/danger/screen.ts';
import { type Line, quantile } from './measure.ts';

const page =
  'I miss my mother every day and I do not know how to go on. She died in March, and the house is quiet. Today I cut ' +
  'bread the way she did, and for once I laughed. My brother called; we talked about the funeral and about nothing. ';
/** Every word is one the rules ask for, so that nothing is passed over. */
const worst =
  'i wanna kill my friend and hurt the people who were there if i died they would be better off how many pills is my life ';

/** What an attack on version 1.0.0 found to be slow. */
const hostile: [name: string, piece: string][] = [
  ['a letter that stands for eighteen', '\ufdfa'],
  ['nothing but emoji', '🙂'],
  ['somebody else says it', 'mom said "kill me" '],
  ['one key word', 'gun '],
  ['one masked word', 'k*ll '],
];

const ofLength = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Reading a text for signs of danger: 2,000 characters within 5 ms, 100,000 within 50 ms, whatever they say. */
export function screeningFigures(runs: number): Line[] {
  return [
    line('an ordinary page, 2,000 characters', ofLength(page, 2000), runs * 10, 5),
    line('the hardest words, 2,000 characters', ofLength(worst, 2000), runs * 10, 5),
    line('an ordinary page, 100,000 characters', ofLength(page, 100_000), runs * 3, 50),
    line('the hardest words, 100,000 characters', ofLength(worst, 100_000), runs * 3, 50),
    ...hostile.map(([name, piece]) =>
      line(`${name}, 100,000 characters`, ofLength(piece, 100_000), runs * 3, 50),
    ),
  ];
}

function line(name: string, text: string, turns: number, most: number): Line {
  const times = Array.from({ length: turns }, () => {
    const start = performance.now();
    screenText(text);
    return performance.now() - start;
  });
  return {
    name: `screening p50: ${name}`,
    ours: quantile(times, 0.5),
    against: undefined,
    unit: 'ms',
    budget: { most },
    note: `p95 ${quantile(times, 0.95).toFixed(1)} ms`,
  };
}
