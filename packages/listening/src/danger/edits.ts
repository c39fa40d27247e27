/** Every word that a slip of one letter away from would be missed, and the real words that lie as near. */
const keys =
  'kill killing killed myself suicide suicidal dying alive living life overdose overdosed hang hanging goodbye pills cutting wrists burden hopeless worthless tonight anymore without jump jumping noose commit exist selfharm unalive unaliving disappear hurting bleeding himself herself sewerslide better';

const realWords = new Set(
  'ill skill krill kiln kilo kills bill fill hill will till mill pill gill dill filling milling willing billing pilling tilling skilling chilling filled milled willed billed tilled skilled chilled grilled drilled spilled shilled drying dyeing lying tying vying doing eying olive alike live alive lives loving giving diving liking lining hiving having lie lifer lifes rife wife knife like line lime lift overdoses hag hung han bang hand hank gang rang sang fang hangs handing banging ganging hinging changing bangin bills fills hills mills tills wills pulls polls pulis spills pill piles puling pulling putting gutting jutting nutting cuttings wrests writs wrist burdens burdened burner border goose moose loose nose noise noosed choose dump bump lump pump jumps jumpy jumped dumping bumping pumping lumping exit exits exists exits hunting hurling hurtling hurtin breeding bleeping pleading bleedings disappears commits committed summit comma better letter bitter butter batter betters fetter setter wetter getter netter'.split(
    ' ',
  ),
);

const byDeletion = new Map<string, string[]>();
for (const key of keys.split(' '))
  for (const part of [key, ...deletions(key)])
    byDeletion.set(part, [...(byDeletion.get(part) ?? []), key]);

const heads = new Set(keys.split(' ').map((key) => key.slice(0, 2)));
const tails = new Set(keys.split(' ').map((key) => key.slice(-2)));

/** The key word that a word is one slip away from: a letter too few, too many, other, or two swapped. */
export function nearestKey(word: string): string | undefined {
  if (word.length < 3 || word.length > 13 || realWords.has(word)) return undefined;
  // One slip leaves the first two letters or the last two as they were.
  if (word.length > 4 && !heads.has(word.slice(0, 2)) && !tails.has(word.slice(-2)))
    return undefined;
  for (const part of [word, ...deletions(word)])
    for (const key of byDeletion.get(part) ?? []) if (oneSlip(word, key)) return key;
  return undefined;
}

/** A word with stars for letters, as the key word or listed word it hides. */
export function unmasked(word: string, listed: ReadonlySet<string>): string | undefined {
  const shape = new RegExp(`^${word.replaceAll('*', '[a-z]')}$`);
  return [...keys.split(' '), 'die', 'dead', 'rape', 'raped'].find(
    (key) => listed.has(key) && shape.test(key),
  );
}

function deletions(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

function oneSlip(word: string, key: string): boolean {
  if (word.length !== key.length) {
    const [short, long] = word.length < key.length ? [word, key] : [key, word];
    return long.length - short.length === 1 && deletions(long).includes(short);
  }
  const differ = Array.from(word, (_, at) => at).filter((at) => word[at] !== key[at]);
  const [first = 0, second = 0] = differ;
  if (differ.length === 2)
    return second === first + 1 && word[first] === key[second] && word[second] === key[first];
  // In a short word only one vowel may stand for another: 'lyfe' is 'life', 'hill' is not 'kill'.
  if (differ.length !== 1) return false;
  return key.length > 4 || (vowel(word[first]) && vowel(key[first]));
}

const vowel = (sign: string | undefined) => sign !== undefined && 'aeiouy'.includes(sign);
