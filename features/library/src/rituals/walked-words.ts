/** '1:05 of about 5 min'. Seconds walked, and the ritual's length as it is shown. */
export function walkedWords(seconds: number, duration: string): string {
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')} of about ${duration}`;
}
