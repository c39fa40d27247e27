/**
 * Whether a whole message says that its writer does not mean to hurt themselves, and nothing else: 'I don't want to kill myself', 'I would never hurt
 * myself, I promise'. The learned reader hears the words of danger in it. Whoever goes on to say anything else has said more than that.
 */
export const deniesPlainly = (text: string): boolean =>
  denial.test(text.toLowerCase().replaceAll('’', "'"));

const act =
  '(?:(?:do anything to (?:hurt|harm|kill)|kill(?:ing)?|hurt(?:ing)?|harm(?:ing)?|top(?:ping)?|off(?:ing)?) (?:my|me) ?self|(?:tak(?:e|ing)|end(?:ing)?) (?:my|me) (?:own )?life|end(?:ing)? it(?: all)?|suicide)';
const said = [
  `(?:i|i've|i have) (?:don't|do not|dont|no longer|never) (?:really |actually |even )?(?:want|wish|plan|intend|think)(?:ed|ing)? ?(?:to |of |about |i )?(?:${act}|die|be dead|was dead|were dead)`,
  `i (?:would never|wouldn't(?: ever)?|would not(?: ever)?|won't(?: ever)?|will not|will never|am not going to|'m not going to) ${act}`,
  `(?:i'm|i am|im) not (?:going to|gonna|planning (?:to|on)|thinking (?:of|about)|about to) ${act}`,
  "(?:i'm|i am|im) not (?:having )?suicidal(?: thoughts)?",
  "i (?:don't|do not|dont) feel suicidal",
  `i have no (?:plans?|wish|intention|thoughts?) (?:to|of) ${act}`,
  '(?:i have |there are )?no suicidal thoughts(?: this week| any ?more| today)?',
  "i (?:don't|do not|dont|no longer) self[- ]?harm",
].join('|');
const before = "(?:(?:no|nah|honestly|really|ok|okay|look|and|please|don't worry)[,. ]+)*";
const after =
  "(?:[,. ]+(?:any ?more|again|ever|i promise|i swear|honestly|really|thank god|before you ask|not once|so (?:please )?don't worry|don't worry|ok|okay|love))*[,.! ]*";
const denial = new RegExp(`^${before}(?:${said})${after}$`);
