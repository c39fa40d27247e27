import type { ReactNode } from 'react';
import { leaf } from './leaf.ts';

/** A plant of the shore: how tall it stands (share of the sky above it) and its head at (0, 0), the stem from below. */
export type Plant = { tall: number; Head(props: { mark: string }): ReactNode };

const bell =
  'M0 0c-5 .5 -6.5 6 -7 12l3.2 -1.6 2 2.6 1.8 -1 1.8 1 2 -2.6 3.2 1.6c-.5 -6 -2 -11.5 -7 -12z';
const grain = 'M0 -3c3 .5 3.6 4 0 8c-3.6 -4 -3 -7.5 0 -8z';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Snowdrop: the bowed head. */
const grief: Plant = {
  tall: 0.56,
  Head: ({ mark }) => (
    <>
      <path d="M0 0c0 -10 10 -12 13 -4" />
      <g fill={mark}>
        <path d="M13 -1c-7 3 -10 9 -9 15c5 -1 8.5 -8 9 -15z" />
        <path d="M13 -1c7 3 10 9 9 15c-5 -1 -8.5 -8 -9 -15z" />
        <path d="M13 -1c-4 5 -4.5 12 0 18c4.5 -6 4 -13 0 -18z" />
      </g>
      <path d="M11.2 -4.5h3.6l-.6 4h-2.4z" fill="var(--scene-line)" />
    </>
  ),
};

/** Sea holly: a guarded heart. */
const anger: Plant = {
  tall: 0.82,
  Head: ({ mark }) => (
    <>
      <g fill={mark} fillOpacity=".8">
        {range(9).map((index) => (
          <path key={index} d={leaf(0, 0, index % 2 ? 15 : 19, -190 + index * 25, 0.12)} />
        ))}
      </g>
      <path d="M-5 0c-1.5 -9 1.5 -15 5 -15s6.5 6 5 15z" fill={mark} />
      <path
        d="M-4.5 -5 2.5 -13M-4.8 -1.5 4.6 -10M4.5 -5 -2.5 -13M4.8 -1.5 -4.6 -10"
        strokeWidth=".6"
      />
    </>
  ),
};

/** Harebell: hung low on a thread. */
const sadness: Plant = {
  tall: 0.74,
  Head: ({ mark }) => (
    <>
      <path d="M0 0c-1 -9 6 -13 11 -8M-1.5 12c-3 -6 -9 -6 -11 -1" />
      <g fill={mark}>
        <path transform="translate(11 -8)" d={bell} />
        <path transform="translate(-12.5 11) scale(.74)" d={bell} />
      </g>
    </>
  ),
};

/** Horned poppy: an open cup. */
const hope: Plant = {
  tall: 0.64,
  Head: ({ mark }) => (
    <>
      <path
        d="M0 0c-11 -2 -15 -12 -12 -19c6 -1 10 1.5 12 6c2 -4.5 6 -7 12 -6c3 7 -1 17 -12 19z"
        fill={mark}
        fillOpacity=".72"
      />
      <path
        d="M0 1c-8 -1 -12.5 -6 -12.5 -12c6 -.5 10 2 12.5 6.5c2.5 -4.5 6.5 -7 12.5 -6.5c0 6 -4.5 11 -12.5 12z"
        fill={mark}
      />
      <path d="M-7 -7 -2.5 -2M7 -7 2.5 -2" strokeWidth=".6" />
    </>
  ),
};

/** Ox-eye: plainly open. */
const acceptance: Plant = {
  tall: 0.9,
  Head: ({ mark }) => (
    <g transform="translate(0 -4) scale(1 .86)">
      <g fill={mark} strokeWidth=".5">
        {range(14).map((index) => (
          <path key={index} d={leaf(0, 0, index % 2 ? 13.5 : 15, (index * 360) / 14 - 90, 0.2)} />
        ))}
      </g>
      <circle r="4.2" fill="var(--surface-raised)" />
      <path d="M-1.8 -1.2h.1M1.4 -1.6h.1M0 1.4h.1M2.2 .8h.1M-2 1.4h.1" strokeWidth="1.1" />
    </g>
  ),
};

/** Young fern: not yet unrolled. */
const confused: Plant = {
  tall: 0.6,
  Head: ({ mark }) => (
    <>
      <path
        d="M0 6c-3 -14 1 -29 12 -29c7 0 10.5 5.5 9 11c-1.5 5 -8 6.5 -10.5 2.5c-2 -3.5 .5 -7 4 -6"
        stroke={mark}
        strokeWidth="2.6"
      />
      <path
        d="M-1.4 0l-5 -3M-1.2 -7l-5.5 -4.5M1.5 -14.5l-5 -5.5M6.5 -20.5l-2.5 -6.5M14 -23.2l1 -5.5M20.5 -18l5 -3"
        stroke={mark}
        strokeWidth="1.3"
      />
    </>
  ),
};

/** Thrift: small things gathered. */
const peaceful: Plant = {
  tall: 0.5,
  Head: ({ mark }) => (
    <>
      <g fill={mark} strokeWidth=".6">
        {range(19).map((index) => {
          const far = 2.4 * Math.sqrt(18 - index);
          const turn = index * 2.4;
          return (
            <circle
              key={index}
              cx={(Math.cos(turn) * far).toFixed(1)}
              cy={(-7 + Math.sin(turn) * far * 0.78).toFixed(1)}
              r="3"
            />
          );
        })}
      </g>
      <path d="M-5 1.5 0 4l5 -2.5" />
    </>
  ),
};

/** Quaking grass: trembles in no wind. */
const anxious: Plant = {
  tall: 0.98,
  Head: ({ mark }) => (
    <>
      <path
        d="M0 8c1 -12 3 -20 9 -27M.8 0c5 -3 9 -2 11 3M1 1c-4 -3 -8 -2 -10 2M2.8 -8c5 -2 9 0 11 4M3 -8c-4 -3 -9 -2 -11 1.5M5.6 -14c-3 -3 -7 -3 -9 0M9 -19c3 -1 5 0 6 3"
        strokeWidth=".7"
      />
      <g fill={mark} strokeWidth=".7">
        {['12 6', '-9 6', '14 -1', '-8 -3.5', '-3.5 -11', '15 -13'].map((place) => (
          <path key={place} transform={`translate(${place})`} d={grain} />
        ))}
      </g>
    </>
  ),
};

/** Sea oat: for a moment without a named feeling. */
export const plain: Plant = {
  tall: 0.94,
  Head: ({ mark }) => (
    <>
      <path d="M0 6c.5 -10 1 -20 4 -30" />
      <g fill={mark} strokeWidth=".6">
        {range(6).flatMap((index) => {
          const [x, y, length] = [0.3 + index * 0.7, 2 - index * 5, 10 - index * 0.7];
          return [
            <path key={`${index} right`} d={leaf(x, y, length, -56, 0.2)} />,
            <path key={`${index} left`} d={leaf(x, y - 2, length, -124, 0.2)} />,
          ];
        })}
      </g>
    </>
  ),
};

/** By the name of the feeling a moment carries. */
export const flora: Readonly<Record<string, Plant>> = {
  grief,
  anger,
  sadness,
  hope,
  acceptance,
  confused,
  peaceful,
  anxious,
};
