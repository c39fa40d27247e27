import styles from './sound.module.css';

/** A tone as its wave: the higher it is, the closer its crests. */
function wave(crests: number): string {
  const half = 60 / (crests * 2);
  const turns = Array.from({ length: crests * 2 }, () => `t${half} 0`).slice(1);
  return `M2 20q${half / 2} -16 ${half} 0${turns.join('')}`;
}

const bowl = (width: number) =>
  `M${32 - width} 18h${width * 2}c-1 10 -${width / 2} 15 -${width} 15s-${width - 1} -5 -${width} -15z`;

/** Rows of short strokes, closer together towards the foot. */
const rows = (first: number, by: number) =>
  [0, 1, 2, 3, 4]
    .map((row) => `M${4 + ((row * 7) % 9)} ${first + row * by}h20m6 0h14m5 0h9`)
    .join('');

/** What each sound looks like, in the strokes of the harbour, 64 by 40. */
const strokes: Readonly<Record<string, string>> = {
  shore: 'M2 12q8 -6 16 0t16 0t16 0t12 0M8 21q7 -5 14 0t14 0t14 0M2 30q9 -4 18 0t18 0q10 4 24 2',
  rain: 'M12 4l-4 10M28 3l-4 10M44 5l-4 10M58 4l-4 10M20 17l-4 10M36 16l-4 10M52 18l-4 10M8 33q6 -3 12 0M30 35q7 -3 14 0M50 33q5 -2 10 0',
  night: 'M46 5a10 10 0 1 0 9 15a8 8 0 0 1 -9 -15zM4 18h22q5 -1 4 -5M8 26h30q6 1 5 6M2 34h20',
  fire: 'M32 4c3 8 11 11 11 20a11 11 0 0 1 -22 0c0 -6 4 -8 5 -13c3 2 4 4 4 7c3 -4 3 -9 2 -14zM16 37l32 -3M16 34l32 3',
  brown: rows(8, 6),
  pink: rows(6, 7),
  low: wave(2),
  middle: wave(3),
  high: wave(5),
  bowl: `${bowl(20)}M22 10q10 -5 20 0M16 5q16 -8 32 0`,
  'small-bowl': `${bowl(13)}M25 11q7 -4 14 0`,
};

/** Decoration: the name and the words beside it say what is heard. */
export function SoundPicture({ id }: { id: string }) {
  return (
    <svg className={styles.picture} viewBox="0 0 64 40" aria-hidden="true" focusable="false">
      <path d={strokes[id] ?? ''} />
    </svg>
  );
}
