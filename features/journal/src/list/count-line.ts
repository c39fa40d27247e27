/** '12 entries', or nothing for an empty journal: nobody is shown a zero. */
export function entryCount(entries: number): string | null {
  return entries > 0 ? counted(entries, 'entry', 'entries') : null;
}

/** '9 days of writing'. Days are counted and never called a row, so none can be broken. */
export function writingDays(days: number): string | null {
  return days > 0 ? `${counted(days, 'day', 'days')} of writing` : null;
}

function counted(count: number, one: string, many: string) {
  return `${count} ${count === 1 ? one : many}`;
}
