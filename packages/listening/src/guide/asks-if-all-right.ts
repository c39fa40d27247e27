/** Whether something they do or feel is odd: 'isn't that daft', 'is it bad that I laughed'. */
const asksIfOdd =
  /\b(?:is|isn't) (?:it|this|that) (?:hypocritical|selfish|silly|daft|wrong|weird|odd|strange|childish|stupid|bad|mad|cruel|ungrateful|disloyal) (?:to|of me|that|if|when)\b|\bam I (?:being )?(?:an? )?(?:so |just |really )?(?:bad|terrible|awful|horrible|selfish|weird|daft|silly|stupid|going mad|mad|crazy|messed up|broken|cold|heartless|cruel|pathetic|odd|wrong|monster|ridiculous|losing it)\b|\bI am (?:an? )?(?:bad|terrible|awful) (?:person|mother|father|daughter|son|wife|husband|friend)\?|\b(?:is|isn't|was|wasn't|isnt|wasnt|are|am) (?:that|this|it|I|we)(?: (?:so|really|just|too|very|a bit|kind of|like))? (?:daft|weird|wierd|bad|odd|strange|silly|stupid|dumb|mad|messed up|fucked up|crazy|horrible|awful|terrible|mean|wrong|selfish|sick|pathetic|abnormal|cold|ridiculous|sad|lame|rude|bonkers|unusual)\b|(?:^|[.!,] )(?:(?:it's|that's|is it|bit|a bit|pretty|kind of|sort of|I'm) )*(?:daft|silly|soft|weird|odd|stupid|mad|pathetic|ridiculous)\b[^.?!]{0,30},? (?:eh|hey|huh|innit|aye|no|right|am I|isn't it|is it)\?*$|\bdoes (?:that|this|it) make me (?:an? )?(?:\w+ )?(?:monster|bad|terrible|horrible|awful|cold|selfish|weird|person|mother|father|daughter|son|wife|husband)\b|\b(?:that's|thats|it's|its) (?:daft|weird|bad|odd|strange|silly|mad|crazy|horrible|awful|terrible),? (?:isn't it|isnt it|right|no|innit)\b|\b(?:that|it)(?:'s| is) (?:daft|weird|wierd|bad|odd|strange|silly|crazy|horrible|awful|wrong)(?: to \w+)?\?/i;

/** Whether it is normal, which wants a yes. */
const asksIfNormal =
  /(?:^|[.!?,] )(?:(?:so|and|but|ok|tell me|please)[, ]+)*(?:norm(?:al|el|le|ul)|usual|common|natural) (?:to|that|if|when)\b[^.!]*(?:\?|$)|\bis (?:it|this|that) (?:even |really |still )?(?:grief|mourning|a loss)\b[^.!]*(?:\?|$)|\b(?:is|isn't) (?:it|that) an? (?:normal|usual|common|natural|ordinary) (?:thing|reaction|feeling)\b|\bdo (?:I|we) (?:even )?(?:get to|have (?:the|a) right to) (?:grieve|mourn|cry|be sad|miss)\b|\b(?:it )?(?:is|it's|its) (?:it )?norm(?:al|el|le|ul) (?:that |if |when |to |for me )?(?:I|me|we|to|that|not|feel|miss|cry)\b[^.!]*\?|\b(?:is|isn't|was|isnt|are|am) (?:that|this|it|I|we)(?: (?:all|quite|still|even))? (?:norm(?:al|el|le|ul)|ok|okay|allowed|a thing|usual|common)\b|\b(?:that|it)(?:'s| is) (?:norm(?:al|el|le|ul)|ok|okay|allowed)(?:,? (?:right|isn't it|isnt it))?\?/i;

/** A yes to 'is it normal', unless the body is meant, which only somebody who can see it can judge, or what may do harm. */
export function asksWhetherAllRight(text: string): string[] {
  const [normal, odd] = [text.search(asksIfNormal), text.search(asksIfOdd)];
  // Of two questions the last is answered: after 'is it ok … is that dumb' a yes would be wrong.
  const subjects = [
    ...(odd > normal ? ['act-asks-if-odd'] : []),
    ...(normal >= 0 ? ['act-asks-if-normal'] : []),
    ...(odd >= 0 && odd < normal ? ['act-asks-if-odd'] : []),
  ];
  return subjects.length === 0 ? [] : judged(text, subjects);
}

/** What is said to somebody who wonders whether something is all right: nothing where it may do harm. */
export function judged(text: string, subjects: readonly string[]): string[] {
  if (mayHarm.test(text)) return [];
  return ofBody.test(text) ? ['act-asks-about-body'] : [...subjects];
}

const ofBody =
  /\b(?:clots?|blood\w*|bleed\w*|bled|pains?|painful|aches?|aching|fever\w*|temperature|swell\w*|swollen|lumps?|bruis\w*|rash|discharge|my periods?|contractions?|chest|heartbeat|palpitations|breathless|can't breathe|faint\w*|dizz\w*|vomit\w*|throwing up|milk|stitches|scar|wound|numbness|tingling|cough\w*|weight)\b/i;

/** What may do harm is not called all right. */
const mayHarm =
  /\b(?:drink\w*|drunk|bottle|drugs?|pills?|tablets?|meds?|cut\w*|hit\w*|hurt\w*|kill\w*|slap\w*|follow\w*|track\w*|spy\w*|starv\w*|eat\w*|ate|weigh\w*|smash\w*|burn\w*|his phone|her phone|password)\b/i;
