/**
 * Words of danger that plainly mean something else here, and what is read in their place: an exam, an accident at work, somebody else's dying.
 * Each is said so in whole talks of people in no danger, and has words beside it that leave no doubt.
 */
const figures: readonly (readonly [RegExp, string])[] = [
  // 'Take him off my life insurance': 'off' is a word for killing elsewhere.
  [/\boff my life insurance\b/g, 'off my insurance'],
  // 'I was so hot today I thought I will die'.
  [/\bthought i(?:'d| would| will| was (?:going to|gonna)) die\b/g, 'thought so'],
  // 'Maths test tmrw gonna die'.
  [
    /\b((?:tests?|exams?|mocks?|quiz|essay|presentation|interview|deadline)\b[^.?!]{0,24})\bgonna die\b(?! (?:tonight|by|and)\b)/g,
    '$1 afraid',
  ],
  // 'The second time they let me, because he was gonna die'; 'my mom would die if the church ladies found out'.
  [
    /\b((?:he|she|it|they|my|our|the) ?(?:\w+ )?(?:was|were|is|are|would|will|'s|'d)) (?:gonna |going to )?die\b/g,
    '$1 pass away',
  ],
  [/\btime to scratch (?:my|me)self\b/g, 'time to rest'],
  // A butcher, a cook, somebody who shaves.
  [
    /\bcut (?:my|me)self\b(?=[^?]*\b(?:fault|accident\w*|slipped|shaving|cooking|chopping|carving|peeling)\b)/g,
    'had a cut',
  ],
  [
    /\boverdosed on (?=(?:\w+ )?(?:cake|pies?|chocolates?|biscuits|cheese|sugar|coffee|tea|telly|tv|ice|sweets|candy|carbs|turkey)\b)/g,
    'ate much ',
  ],
  // 'Goodbye cruel world, says my five-year-old'.
  [/\bgoodbye cruel world\b(?=[^?]{0,6}\b(?:says?|said|goes)\b)/g, 'bye'],
  [/\bsleep when i(?:'m| am) dead\b/g, 'sleep later'],
  // Out of a good dream.
  [/\b((?:dream|bed|warm|cosy|cozy|duvet)\b[^?]{0,80}\bdidn't want to wake)\b/g, 'a good dream'],
  [/\bhow much a death costs?\b/g, 'the bill'],
  // 'I may not be on here tomorrow, her internet is terrible'.
  [/\bnot be on here\b(?=[^?]*\b(?:internet|wi-?fi|signal|battery|broadband)\b)/g, 'not be online'],
];

/** A normalised text with these read as what they mean. */
export const withoutFigures = (text: string): string =>
  figures.reduce((read, [pattern, instead]) => read.replace(pattern, instead), text);
