import styles from './drawing.module.css';

type BuoyProps = { x: number; y: number; scale: number; tilt?: number };

/** The mooring buoy with its lantern, standing on (x, y); 100 units tall at scale 1. */
export function Buoy({ x, y, scale, tilt = -3 }: BuoyProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g
        className={styles.buoy}
        transform={`rotate(${tilt}) scale(${scale})`}
        fill="none"
        stroke="var(--scene-buoy)"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M-26 -9c4 11 10 14 26 14s22 -3 26 -14z" fill="var(--scene-buoy)" />
        <path d="M-30 -9h60" strokeWidth="2.6" />
        <path d="M-17 -10 -6.5 -66M17 -10 6.5 -66" />
        <path d="M-14 -26h28M-11.2 -41h22.4M-8.6 -55h17.2" strokeWidth="1.3" />
        <path d="M-14 -26 11.2 -41M-11.2 -41 8.6 -55" strokeWidth="1" opacity=".7" />
        <path d="M-9.5 -66.5h19" strokeWidth="2.6" />
        <rect
          x="-5.6"
          y="-81"
          width="11.2"
          height="13.4"
          rx="3"
          fill="var(--scene-lamp)"
          stroke="none"
        />
        <path
          d="M-7 -81.6c2 -5 4.5 -6.6 7 -7.4c2.5 .8 5 2.4 7 7.4zM0 -89v-5"
          fill="var(--scene-buoy)"
        />
        <path d="M-6.4 -81v13M6.4 -81v13" strokeWidth="1.2" />
      </g>
    </g>
  );
}
