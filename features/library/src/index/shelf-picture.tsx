import { shelfStrokes } from './shelf-strokes.ts';

type ShelfPictureProps = {
  /** The address of the shelf. */
  of: string;
  /** In the margin of the shelf itself, in a width of its own and with room above it. */
  inMargin?: boolean;
};

/** What stands for a shelf of the library. Decoration: the name beside it says which. */
export function ShelfPicture({ of, inMargin }: ShelfPictureProps) {
  const strokes = shelfStrokes[of];
  if (!strokes) return null;
  return (
    <svg
      width={inMargin ? 176 : undefined}
      viewBox={inMargin ? '0 -16 96 80' : '0 0 96 64'}
      overflow="visible"
      fill="none"
      stroke="var(--scene-line)"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={strokes.fill}
        fill={`var(${strokes.tone})`}
        fillOpacity=".8"
        fillRule="evenodd"
        stroke="none"
      />
      <path d={strokes.ink} strokeWidth="1.4" />
      <path d={strokes.faint} opacity=".55" />
    </svg>
  );
}
