/** The gradients of the harbour. Their ids carry the drawing's own, for two may stand on one page. */
export function HarbourPaints({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--scene-sky)" />
        <stop offset=".55" stopColor="var(--scene-sky)" />
        <stop offset="1" stopColor="var(--scene-dawn)" />
      </linearGradient>
      <linearGradient id={`${id}water`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--scene-water)" />
        <stop offset="1" stopColor="var(--scene-deep)" />
      </linearGradient>
      <linearGradient id={`${id}still`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--scene-deep)" stopOpacity="0" />
        <stop offset=".6" stopColor="var(--scene-deep)" />
        <stop offset="1" stopColor="var(--scene-deep)" />
      </linearGradient>
      <radialGradient id={`${id}glow`}>
        <stop offset="0" stopColor="var(--scene-halo)" stopOpacity=".62" />
        <stop offset=".25" stopColor="var(--scene-halo)" stopOpacity=".26" />
        <stop offset="1" stopColor="var(--scene-halo)" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}
