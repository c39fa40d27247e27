/** A yes, a no, or somebody to turn to. Anything else may be a yes or a no, which no software may guess. */
type PlainAnswer = 'yes' | 'no' | 'reaches-out' | null;

/** What an answer to the plain question about safety means: a no to 'Are you safe?' is danger, and to 'Is anyone with you?' it is being alone. */
export type SafetyAnswer = 'danger' | 'no-danger' | 'alone' | 'accompanied' | 'reaches-out' | null;

const asksOfCompany =
  /\b(?:is (?:anyone|anybody|someone|somebody) (?:with|near) you|is there (?:anyone|anybody|someone|somebody) who could be with you|who (?:can|could) (?:be|sit) with you|who is the easiest one to ask)\b/i;
const asksWhetherSafe =
  /\b(?:are you (?:safe|all right)|do you feel safe|is it bearable|is everything (?:safe|all right))\b/i;
const asksOfDying =
  /\b(?:(?:are you|is part of you|do you mean|have you) [^?]*\b(?:ending your life|hurt(?:ing)? yourself|dying|die|not want to live|planning)|are you in (?:any )?danger|is anybody in danger)\b/i;
const plainYes =
  /^(?:yes|yeah|yea|yeh|yep|yup|ye|aye|i (?:am|do|feel safe)|i'?m (?:safe|ok|okay|fine|all ?right))\b(?!.*\b(?:but|not|for now|i (?:think|guess|suppose))\b)/i;
const saysAllRight =
  /\b(?:i'?m|i am) (?:ok|okay|fine|safe|all ?right|only|just)\b|\bnot (?:going to|gonna|planning)\b/i;

const saysYes =
  /^(?:(?:um+|uh+|well|i guess|honestly|tbh|idk)[,.]? )*(?:yes|yeah|yea|yeh|yep|yup|ye|aye|maybe|sometimes|often|kind ?of|sort ?of|a (?:bit|little)|i (?:have|do|did|might|am(?! (?:so |very )?sorry|,? not\b| from\b| \d)|was going to|think so|suppose so))\b|\b(?:thought|thinking) (?:about|of) (?:it|that|doing it)\b|\bnot just tonight\b/i;
const saysNo =
  /^(?:(?:no|nah|nope|never|not really)\b(?! (?:one|body|idea|way|point|use|more|longer|matter|reason)\b)|(?:i haven'?t(?! (?:told|said|slept|eaten|got|had|spoken|any|stopped))|i don'?t(?! (?:know|want|have|see|care|feel|trust|remember|think i can))|i didn'?t(?! (?:tell|say|sleep|eat|want))|i wouldn'?t(?! (?:be|mind|care|know))|i(?: am|'?m) not(?! (?:ok|okay|safe|fine|sure|all ?right|here|alone)))\b)/i;
const reachesOut =
  /(?<!(?:[Dd]on't|[Dd]ont|[Dd]o not|[Cc]an't|[Cc]annot|[Ww]on't|[Nn]ever|not|to me) )\b(?:[Tt]ext|[Cc]all|[Rr]ing|[Rr]ang|[Pp]hone|[Tt]ell|[Ww]ake|[Mm]essage|[Aa]sk|[Gg]o to|[Kk]nock (?:on|at)) (?:up )?(?:her|him|them|my (?!self)\p{Ll}+|the \p{Ll}+|our \p{Ll}+|\p{Lu}\p{L}+|mum|mom|dad|someone|somebody)\b/u;

/** At most this many words are taken for an answer. */
const longestAnswer = 25;

/** Whether a reply, whoever wrote it, asks the plain question. */
export const asksForSafety = (reply: string): boolean =>
  [asksOfCompany, asksWhetherSafe, asksOfDying].some((question) => question.test(reply));

/** `question`: what the companion asked last. */
export function safetyAnswerTo(question: string, text: string): SafetyAnswer {
  const answer = safetyAnswerIn(text);
  if (answer === null || answer === 'reaches-out') return answer;
  if (asksOfCompany.test(question)) return answer === 'yes' ? 'accompanied' : 'alone';
  if (!asksWhetherSafe.test(question)) return answer === 'yes' ? 'danger' : 'no-danger';
  if (plainYes.test(text.trim()) || saysAllRight.test(text)) return 'no-danger';
  return answer === 'no' ? 'danger' : null;
}

function safetyAnswerIn(text: string): PlainAnswer {
  if (text.split(/\s+/).length > longestAnswer) return null;
  if (saysNo.test(text.trim())) return 'no';
  if (reachesOut.test(text)) return 'reaches-out';
  return saysYes.test(text.trim()) ? 'yes' : null;
}
