export type Help = { country: string | null };
export function helpFor(chosen: string | null): Help {
  return { country: chosen };
}
