/** The words that must not be missed for one typo. Long enough that a typo rarely makes another word of them. */
const keywords =
  'kill killing killed myself suicide suicidal dying alive living life overdose overdosed hang hanging goodbye pills cutting wrists burden hopeless worthless tonight anymore without jump jumping noose commit exist selfharm unalive unaliving disappear hurting bleeding himself herself sewerslide better'.split(
    ' ',
  );

/** Real words one letter away from a keyword. They are never taken for it. */
const realWords = new Set(
  'ill skill krill kiln kilo kills bill fill hill will till mill pill gill dill filling milling willing billing pilling tilling skilling chilling filled milled willed billed tilled skilled chilled grilled drilled spilled shilled drying dyeing lying tying vying doing eying olive alike live alive lives loving giving diving liking lining hiving having lie lifer lifes rife wife knife like line lime lift overdoses hag hung han bang hand hank gang rang sang fang hangs handing banging ganging hinging changing bangin bills fills hills mills tills wills pulls polls pulis spills pill piles puling pulling putting gutting jutting nutting cuttings wrests writs wrist burdens burdened burner border goose moose loose nose noise noosed choose dump bump lump pump jumps jumpy jumped dumping bumping pumping lumping exit exits exists exits hunting hurling hurtling hurtin breeding bleeping pleading bleedings disappears commits committed summit comma better letter bitter butter batter betters fetter setter wetter getter netter'.split(
    ' ',
  ),
);

// The keywords under every form with one letter deleted: two words at an edit distance of one share such a form (SymSpell).
const keywordsByDeletion = new Map<string, string[]>();
for (const keyword of keywords)
  for (const form of [keyword, ...deletionsOf(keyword)])
    keywordsByDeletion.set(form, [...(keywordsByDeletion.get(form) ?? []), keyword]);

const firstTwoLetters = new Set(keywords.map((keyword) => keyword.slice(0, 2)));
const lastTwoLetters = new Set(keywords.map((keyword) => keyword.slice(-2)));

/** The keyword at an edit distance of one: a letter missing, added or replaced, or two neighbours swapped. */
export function nearestKeyword(word: string): string | undefined {
  if (word.length < 3 || word.length > 13 || realWords.has(word)) return undefined;
  // One edit leaves the first two letters or the last two as they were.
  const canBeNear = firstTwoLetters.has(word.slice(0, 2)) || lastTwoLetters.has(word.slice(-2));
  if (word.length > 4 && !canBeNear) return undefined;
  for (const form of [word, ...deletionsOf(word)])
    for (const keyword of keywordsByDeletion.get(form) ?? [])
      if (isOneEditAway(word, keyword)) return keyword;
  return undefined;
}

/** The keyword that a word with asterisks for letters stands for. */
export function unmaskKeyword(word: string, vocabulary: ReadonlySet<string>): string | undefined {
  const mask = new RegExp(`^${word.replaceAll('*', '[a-z]')}$`);
  return [...keywords, 'die', 'dead', 'rape', 'raped'].find(
    (keyword) => vocabulary.has(keyword) && mask.test(keyword),
  );
}

function deletionsOf(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

function isOneEditAway(word: string, keyword: string): boolean {
  if (word.length !== keyword.length) {
    const [short, long] = word.length < keyword.length ? [word, keyword] : [keyword, word];
    return long.length - short.length === 1 && deletionsOf(long).includes(short);
  }
  const differing = Array.from(word, (_, index) => index).filter(
    (index) => word[index] !== keyword[index],
  );
  const [first = 0, second = 0] = differing;
  if (differing.length === 2)
    return (
      second === first + 1 && word[first] === keyword[second] && word[second] === keyword[first]
    );
  if (differing.length !== 1) return false;
  // In a short word only one vowel may replace another: 'lyfe' is 'life', 'hill' is not 'kill'.
  return keyword.length > 4 || (isVowel(word[first]) && isVowel(keyword[first]));
}

const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiouy'.includes(letter);
