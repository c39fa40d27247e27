/** Converts a time to UTC, which sorts as text. A text that is not a time is returned unchanged. */
export function utcTime(date: string): string {
  if (date.length === 24 && date.endsWith('Z')) return date;
  const time = Date.parse(date);
  return Number.isNaN(time) ? date : new Date(time).toISOString();
}
