/** Letters, so that 'OK LOL' is no shouting; and the share of capitals among them. */
const [fewestLetters, mostlyCapitals] = [16, 0.8];

/**
 * A message that is typed in capitals throughout, as some do who see badly, in small letters with a capital at the beginning of
 * each sentence. Any other message as it is.
 */
export function inSmallLetters(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  if (letters < fewestLetters || capitals < letters * mostlyCapitals) return text;
  return text
    .toLowerCase()
    .replace(/(?:^|[.!?]\s+)\p{Ll}/gu, (begins) => begins.toUpperCase())
    .replace(/\bi\b/g, 'I');
}
