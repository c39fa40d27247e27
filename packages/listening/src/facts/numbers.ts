const units =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen`.split(/\s+/);
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const unit = units.slice(1).join('|');
const ten = tens.join('|');

/** A number below a thousand, in digits or in words: '71', 'seventy one'. No group is captured. */
export const numberPattern = `(?:\\d{1,3}(?![\\d:/.]\\d)(?!\\d)|(?:${ten})(?:[ -](?:${units.slice(1, 10).join('|')}))?|${unit})`;

/** 'seventy-one' and '71' are '71'. What is no number stays as it is. */
export function inDigits(text: string): string {
  const lower = text.trim().toLowerCase();
  const single = units.indexOf(lower);
  if (single >= 0) return String(single);
  const [first = '', second] = lower.split(/[ -]/);
  const at = tens.indexOf(first);
  if (at < 0) return text.trim();
  return String((at + 2) * 10 + (second ? units.indexOf(second) : 0));
}
