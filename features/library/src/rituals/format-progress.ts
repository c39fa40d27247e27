/** '1:05 of about 5 min'. `duration` is the ritual's stated length. */
export function formatProgress(seconds: number, duration: string): string {
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')} of about ${duration}`;
}
