const nouns =
  `soup|cake|recipe|bread|tea|coffee|mug|cup|kettle|kitchen|table|chair|armchair|sofa|garden|shed|tree|roses?|flowers?|allotment|greenhouse|window|door|stairs|hallway|attic|loft|bedroom|
  bathroom|porch|bench|car|van|bike|bicycle|boat|train|bus|caravan|radio|television|piano|guitar|violin|song|waltz|hymn|record|records|playlist|book|books|bible|notebook|diary|letter|letters|card|cards|
  postcard|photo|photograph|picture|album|painting|paints|coat|jacket|jumper|cardigan|scarf|hat|cap|shoes|slippers|boots|dress|suit|tie|gloves|apron|hoodie|shirt|watch|ring|necklace|earrings|
  glasses|handbag|wallet|keys|umbrella|stick|walking stick|wheelchair|hearing aid|pillow|blanket|quilt|bed|cot|pram|teddy|toy|toys|lead|collar|bowl|basket|kennel|saddle|ball|phone|laptop|group chat|
  voicemail|hospital|ward|hospice|church|chapel|cemetery|grave|headstone|ashes|urn|river|lake|sea|beach|hill|mountain|woods|forest|park|field|bridge|road|street|village|school|classroom|office|desk|
  workshop|garage|toolbox|tools|hammer|camera|crossword|jigsaw|cards|chess|football|match|pub|caf[eé]|restaurant|cinema|theatre|choir|dance|holiday|wedding|party|baby shower|dinner|breakfast|sunday roast|
  barbecue|picnic|whistle|laugh|hands|handwriting|accent|joke|jokes|nickname|casserole|trolley|crisps|tulips|candle|candles|photos|suitcase|tent|fire|fireplace|clock|drawer|wardrobe|box|boxes|fridge|
  freezer|lasagne|pancakes|jam|eulogy|speech|reading|poem|buttons|hair|perfume|aftershave|pipe|cigarettes|motorbike|tractor|farm|horse|hens|goldfish|fence|gate|bird table|birds|robin|moon|stars|snow|rain`
    .replace(/\s+/g, ' ')
    .replace(/\| /g, '|');

const nounPhrase = new RegExp(
  `\\b(my|our|his|her|their|the|a|an|this|that|some|these|those)\\s+((?:(?!and\\b|or\\b|of\\b|to\\b|is\\b|was\\b|in\\b|on\\b|at\\b)[a-z'-]+\\s+){0,2}?)(${nouns})\\b(?!\\s+(?:is|was|and) (?:stupid|shit)|-)`,
  'gi',
);
/** The determiner in the second person. */
const determiners: Record<string, string> = {
  my: 'your',
  our: 'your',
  his: 'his',
  her: 'her',
  their: 'their',
  the: 'the',
  these: 'those',
  those: 'those',
};
const notAdjectives =
  /\b(?:i|he|she|they|we|you|it|not|never|when|that|for|with|from|into|up|put|made|has|had|have|do|did|said|says|know|want|wants|still|just|about|because|if|but|so|too|more|than|out|all|every|asked|told)\b/i;

/** The concrete nouns that the person named, in the second person: 'the soup', 'her red coat', 'your ring'. */
export function concreteNounsIn(text: string): string[] {
  const found: string[] = [];
  for (const [, determiner = '', adjectives = '', noun = ''] of text.matchAll(nounPhrase)) {
    if (notAdjectives.test(adjectives)) continue;
    const isPlural = /(?:[^s]s|ashes)$/i.test(noun) && !/^(?:bus|glasses)$/i.test(noun);
    const ours = determiners[determiner.toLowerCase()] ?? (isPlural ? 'those' : 'that');
    found.push(`${ours} ${adjectives}${noun}`.toLowerCase().replace(/\s+/g, ' '));
  }
  return [...new Set(found)];
}
