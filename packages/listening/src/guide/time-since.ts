const numbers =
  '(?:\\d{1,3}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a couple of|a few|few|several|many|almost \\w+|nearly \\w+|half an?)';
const units = '(?:minutes?|hours?|days?|nights?|weeks?|weekends?|months?|years?|decades?)';
const spanPattern = new RegExp(
  `\\b(${numbers}(?: and a half)? ${units})(?= (?:ago|now|today|since|tomorrow|later|of)\\b|$|[,.!?])|\\b(?:for|been|after|in) (${numbers}(?: long)? ${units})\\b`,
  'i',
);
const tellsOfDuration =
  /\b(?:married|together|had (?:him|her|them|it)|with me|was|old|friends|known)\b/i;

/** How long it has been: 'three weeks'. */
export function timeSinceIn(text: string): string | null {
  const match = text.match(new RegExp(`\\b(${numbers}(?: and a half)? ${units}) ago`, 'i'));
  if (match) return match[1]?.toLowerCase() ?? null;
  if (!/\b(?:it's been|it has been|been|since|it's only|it was only|now|today)\b/i.test(text))
    return null;
  if (tellsOfDuration.test(text)) return null;
  const span = text.match(spanPattern);
  return (span?.[1] ?? span?.[2])?.toLowerCase() ?? null;
}
