/** What somebody answers to the plain question about safety. Anything else may be a yes or a no, which no software may guess. */
export type SafetyAnswer = 'yes' | 'no' | 'reaches-out' | null;

const saysYes =
  /^(?:(?:um+|uh+|well|i guess|honestly|tbh|idk)[,.]? )*(?:yes|yeah|yea|yeh|yep|yup|ye|aye|maybe|sometimes|often|kind ?of|sort ?of|a (?:bit|little)|i (?:have|do|did|might|am|was going to|think so|suppose so))\b|\b(?:thought|thinking) (?:about|of) (?:it|that|doing it)\b|\bnot just tonight\b/i;
const saysNo =
  /^(?:no|nah|nope|never|not really|i (?:haven'?t|don'?t(?! know)|didn'?t|wouldn'?t|am not|'m not))\b/i;
const reachesOut =
  /(?<!(?:[Dd]on't|[Dd]ont|[Dd]o not|[Cc]an't|[Cc]annot|[Ww]on't|[Nn]ever|not|to me) )\b(?:[Tt]ext|[Cc]all|[Rr]ing|[Rr]ang|[Pp]hone|[Tt]ell|[Ww]ake|[Mm]essage|[Aa]sk|[Gg]o to|[Kk]nock (?:on|at)) (?:up )?(?:her|him|them|my (?!self)\p{Ll}+|the \p{Ll}+|our \p{Ll}+|\p{Lu}\p{L}+|mum|mom|dad|someone|somebody)\b/u;

/** At most this many words are taken for an answer. */
const longestAnswer = 25;

export function safetyAnswerIn(text: string): SafetyAnswer {
  if (text.split(/\s+/).length > longestAnswer) return null;
  if (saysNo.test(text.trim())) return 'no';
  if (reachesOut.test(text)) return 'reaches-out';
  return saysYes.test(text.trim()) ? 'yes' : null;
}
