/**
 * Words of what is too grave for light remarks and everyday questions: a baby that was lost, a violent death, what is left of a body. Of 1,000 replies to
 * heavy messages that a reader of them looked through, most that hurt said 'something small' or asked 'how did you hear of it?' after one of these.
 */
const grave =
  /\b(?:miscarr\w*|stillb\w*|born (?:dead|sleeping|asleep|silent)|no heart ?beat|(?:my|our|the|her|a) (?:\p{L}+ )?bab(?:y|ies)\b|\d+ weeks|ultrasound|milk (?:came|come)|od['’]?d|overdos\w*|fentanyl|suicid\w*|drowned|shot|stabb\w*|murder\w*|hanged|hung (?:him|her)self|ashes|cremat\w*|coffin|morgue|mortuary|body|remains|(?:found|find) (?:him|her|them|my \p{L}+) (?:dead|there|in|on|first)|where I found|crash\w*|wreck\w*|burnt? down|fire took)/iu;

/** Remarks that make little of what was told, or are glad of it. */
const light: ReadonlySet<string> = new Set([
  ...['small-thing', 'good-story', 'glad', 'laughed', 'wry', 'pride', 'child-words', 'not-yet'],
]);

/** Questions of everyday, or curious ones, and those that call it 'it'. */
const everyday: ReadonlySet<string> = new Set([
  ...['rest-of-day', 'surprised', 'who-with', 'found-out', 'how-often-look', 'what-with-it'],
  ...['where-now', 'what-in-it', 'say-back', 'answered', 'decided', 'changed', 'how-felt-good'],
  ...['turned-out', 'go-often', 'first-time', 'how-often', 'noticed', 'would-laugh', 'listen'],
  ...['how-came', 'wear-use', 'one-kept', 'used-to-day'],
]);

export const isTooLight = (remark: string, text: string): boolean =>
  light.has(remark) && grave.test(text);

export const isTooEveryday = (question: string, text: string): boolean =>
  everyday.has(question) && grave.test(text);
