/** What the sleep timer will do, from the minutes that are left. */
export function endsIn(minutes: number): string {
  const rest = minutes === 1 ? 'within a minute' : `in about ${minutes} minutes`;
  return `It grows quiet and stops ${rest}.`;
}
