/** What a child asks. Nothing of fault is said to a question that asks for none. */
export function subjectsOfChild(text: string): string[] {
  if (ofFault.test(text) || judgesSelf.test(text)) return ['act-child-fault'];
  return nobodyKnows.test(text) ? ['child-nobody-knows'] : [];
}

/** A question about what the person is or did, which nobody here can answer: 'was it because I was noisy?' */
export const judgesSelf =
  /\b(?:(?:was|is) (?:it|this|that) (?:because (?:of )?(?:I|me|my)|my fault|me)\b|did I (?:do (?:it|that|this|enough|something)|kill|cause|make (?:him|her|them|it)|let (?:him|her|them))|am I (?:to blame|the problem))[^.!]*(?:\?|$)/i;

/** A child who asks whether it was the cause. */
const ofFault =
  /\b(?:my (?:fault|falt|folt)|because (?:of )?(?:me|what I (?:said|did|thought)|I (?:was|did|didn't|said|had|forgot|got|never|shouted))|(?:did|does) (?:he|she|they|it|mum|dad|\w+) (?:die|get (?:ill|sick|poorly)|go|leave)\b[^.?!]{0,30}\bbecause\b)/i;

/** 'Can Grampy see me?', 'is she cold', 'where is he now': people believe different things about it. */
const nobodyKnows =
  /\bcan (?!(?:you|I|we)\b)(?:my )?\p{L}+ (?:still )?(?:see|hear|watch|feel|smell|remember|visit) (?:me|us|my|it|this|what|him|her)\b|\b(?:is|are) (?:he|she|they|my \p{L}+) (?:in heaven|watching|up there|in the sky|a star|an angel|a ghost|cold|lonely|scared|happy|ok|okay|all right) ?(?:now|there|up there)?\b|\bwhere (?:is|are|has|did) (?:he|she|they|my \p{L}+) (?:now|gone|go)\b|\b(?:will|can) I (?:ever )?see (?:him|her|them|my \p{L}+) again\b|\bis (?:there a heaven|heaven (?:real|true))\b|\bwhat happens (?:when|after) (?:you|we|people|somebody|someone) (?:die|are dead)\b|\b(?:does|do) (?:he|she|they|my \p{L}+) (?:still )?(?:know|miss|love|see|hear|remember)\b/iu;
