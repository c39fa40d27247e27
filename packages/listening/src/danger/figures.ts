/**
 * Words of danger that plainly mean something else here, and what is read in their place: an exam, an accident at work, somebody else's dying.
 * Each is said so in whole talks of people in no danger, and has words beside it that leave no doubt. A text is lower case here.
 */
const figures: readonly (readonly [RegExp, string])[] = [
  // 'Take him off my life insurance': 'off' is a word for killing elsewhere.
  [/\boff my life insurance\b/g, 'off my insurance'],
  // 'I was so hot today I thought I will die'.
  [
    /\b(?:so hot|no air|heat|degrees?|so cold|laugh\w*)\b([^.?!]{0,40})\bthought i(?:'d| would| will| was (?:going to|gonna)) die\b/g,
    '$1',
  ],
  // 'Maths test tmrw gonna die'.
  [
    /\b((?:tests?(?! results?)|exams?|mocks?|quiz|essay|presentation)\b[^.?!]{0,24})\bgonna die(?= (?:lol|haha\w*|lmao|x+)\b|[.! ]*$)/g,
    '$1 afraid',
  ],
  // 'The second time they let me, because he was gonna die'.
  [/\b((?:he|she|it|they) (?:was|were)) (?:gonna|going to) die\b/g, '$1 ill'],
  // 'My mom would die if the church ladies found out'.
  [
    /\b(my (?:mum|mom|mam|mother|dad|father|nan|gran|sister|brother|boss|wife|husband|parents)) would die if\b/g,
    '$1 would hate it if',
  ],
  [/\btime to scratch (?:my|me)self\b/g, 'time to rest'],
  // A cook, somebody who shaves, a butcher who looked up.
  [
    /\bcut (?:my|me)self\b(?=[^.?!]{0,80}\b(?:shaving|cooking|chopping|carving|peeling|slicer|slipped|own (?:\w+ )?fault (?:for )?look\w*)\b)/g,
    'had a cut',
  ],
  [
    /\boverdosed on (?=(?:\w+ )?(?:cake|pies?|chocolates?|biscuits|cheese|sugar|coffee|telly|tv|ice cream|sweets|carbs|turkey)\b)/g,
    'ate much ',
  ],
  // 'Goodbye cruel world, says my five-year-old'.
  [/\bgoodbye cruel world\b(?=[^a-z]{0,4}(?:says?|said) (?:my|the|our)\b)/g, 'bye'],
  // 'I'll sleep when I'm dead, grandad said'.
  [
    /\bsleep when i(?:'m| am) dead\b(?=[^a-z]{0,4}(?:[\w']+ ){1,2}(?:said|says|used to say|always said)\b)/g,
    'sleep later',
  ],
  [
    /\b((?:said|says|saying|used to say) i(?:'ll| will)) sleep when i(?:'m| am) dead\b/g,
    '$1 sleep later',
  ],
  // Out of a good dream.
  [
    /\b((?:good|lovely|nice|sweet|beautiful) dream\b(?:(?!\bi\b)[^?]){0,100})\bi didn't want to wake(?: up)?\b/g,
    '$1',
  ],
  [/\bhow much a death costs?\b/g, 'the bill'],
  // 'I may not be on here tomorrow, her internet is terrible'.
  [/\bnot be on here\b(?=[^.?!]{0,60}\b(?:internet|wi-?fi|signal|broadband)\b)/g, 'not be online'],
];

/** A normalised text with these read as what they mean. */
export const withoutFigures = (text: string): string =>
  figures.reduce((read, [pattern, instead]) => read.replace(pattern, instead), text);
