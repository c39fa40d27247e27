import { type Emotion, emotionMark } from '@mooring/data';
import { emotionStrokes } from '@mooring/ui/bundled';
import styles from './picture.module.css';
import { tonesOf } from './tones.ts';

type SpotProps = { emotion: Emotion; x: number; y: number; radius: number; label?: string };

/** An emotion's mark on its colour, inside a drawing. `x` and `y` are its middle. */
export function EmotionSpot({ emotion, x, y, radius, label }: SpotProps) {
  const scale = (radius * 1.35) / 32;
  const corner = 16 * scale;
  return (
    <g style={tonesOf(emotion)}>
      {label && <title>{label}</title>}
      <circle className={styles.spot} cx={x} cy={y} r={radius} />
      <g transform={`translate(${x - corner} ${y - corner}) scale(${scale})`}>
        {emotionStrokes[emotionMark(emotion)].map((stroke) => (
          <path key={stroke} className={styles.glyph} d={stroke} />
        ))}
      </g>
    </g>
  );
}
