/**
 * Whether a message says plainly that its writer does not mean to hurt themselves, and nothing else: 'I don't want to kill myself', 'I would never hurt
 * myself, I promise'. The learned reader hears the words of danger in it. What is said with a 'but', a 'yet' or a 'tonight' is no plain denial.
 */
export const deniesPlainly = (text: string): boolean => {
  const plain = text.toLowerCase().replaceAll('’', "'");
  return (
    plain.split(/\s+/).length <= mostWords &&
    denial.test(plain) &&
    !leavesOpen.test(plain.replace(wasAsked, ''))
  );
};

const mostWords = 26;

const act =
  '(?:(?:do anything to (?:hurt|harm|kill)|kill(?:ing)?|hurt(?:ing)?|harm(?:ing)?|top(?:ping)?|cut(?:ting)?|off(?:ing)?) (?:my|me) ?self\\b|(?:tak(?:e|ing)|end(?:ing)?) (?:my|me) (?:own )?life\\b|end(?:ing)? it(?: all)?\\b|suicide\\b|self[- ]?harm(?:ing)?\\b)';
const wish = `(?:${act}|die\\b|be dead\\b|was dead\\b|were dead\\b)`;
const denial = new RegExp(
  [
    `\\b(?:i|i've|i have) (?:don't|do not|dont|no longer|never|didn't) (?:really |actually |even )?(?:want|wish|plan|intend|mean|think)(?:ed|ing)? ?(?:to |of |about |about |i )?${wish}`,
    `\\bi (?:would never|wouldn't(?: ever)?|would not(?: ever)?|won't(?: ever)?|will not|will never|could never|am not going to|'m not going to) ${act}`,
    `\\b(?:i'm|i am|im) not (?:going to|gonna|planning (?:to|on)|thinking (?:of|about)|about to) ${act}`,
    `\\b(?:i'm|i am|im|i don't feel|i do not feel|i dont feel) (?:not )?(?:having )?(?<=(?:not|feel) (?:having )?)suicidal\\b`,
    `\\bi (?:have|had) no (?:plans?|wish|intention|thoughts?) (?:to|of) ${act}`,
    `\\bno suicidal thoughts\\b`,
    `\\basked\\b[^.?!]{0,40}\\b(?:thoughts? (?:of|about)|wanted to|going to) ${act}[^.?!]{0,40}\\b(?:told|tell|said|say|answered)\\b[^.?!]{0,16}\\bno\\b(?!.*\\b(?:lie|lied|lying|true|but)\\b)`,
    `\\bi (?:don't|do not|dont|no longer) (?:self[- ]?harm|cut)\\b`,
  ].join('|'),
);

const wasAsked = /\basked (?:me )?(?:if|whether)\b/;
const leavesOpen =
  /\b(?:but|though|although|yet|tonight|today|now|until|till|unless|except|just|only|because|cause|if|alone|courage|guts|nerve|so (?:much|bad|badly)|any other|another way|deserve|care|mind|nobody|no one|they|in front|while|every)\b|\?/;
