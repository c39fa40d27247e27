/** A message as sentences, and a sentence as clauses: the person's own words, only tidied. */
export type Clause = {
  /** As written, apostrophes and texting shortcuts mended, no end mark. */
  text: string;
  asks: boolean;
  /** Stands after 'but': what people mean most often follows it. */
  afterBut: boolean;
};

const longest = 2_000;

const mended: Record<string, string> = {
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  couldnt: "couldn't",
  wont: "won't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  shouldve: "should've",
  wouldve: "would've",
  couldve: "could've",
  isnt: "isn't",
  wasnt: "wasn't",
  werent: "weren't",
  arent: "aren't",
  havent: "haven't",
  hasnt: "hasn't",
  hadnt: "hadn't",
  im: "I'm",
  ive: "I've",
  hes: "he's",
  shes: "she's",
  thats: "that's",
  whats: "what's",
  theyre: "they're",
  youre: "you're",
  theres: "there's",
  i: 'I',
  u: 'you',
  ur: 'your',
  cos: 'because',
  coz: 'because',
  cuz: 'because',
  bc: 'because',
  bf: 'boyfriend',
  gf: 'girlfriend',
  gonna: 'going to',
  wanna: 'want to',
  rn: 'right now',
  ppl: 'people',
  pls: 'please',
  thx: 'thanks',
};

/** Straight apostrophes, no invisible characters, the commonest shortcuts written out. */
export function tidy(text: string): string {
  return text
    .slice(0, longest)
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\u2018\u2019\u02bc`\u00b4]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\bI (should|would|could|might|must) of\b/gi, 'I $1 have')
    .replace(/(?<![\w'])[A-Za-z]+(?![\w'])/g, (word) => {
      const known = mended[word.toLowerCase()];
      return known && word !== 'ILL' ? known : word;
    })
    .replace(/\bi'(m|ve|d|ll)\b/g, "I'$1")
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

const subject =
  "(?:I|I'm|I've|I'd|I'll|he|he's|he'd|she|she's|she'd|they|they're|we|we're|we'd|it|it's|my|our|his|her|their|the|nobody|no one|everyone|everybody|people|now|there|there's|that|that's|this|today|yesterday|mum|mom|dad|what|sometimes|then)";
const joints = new RegExp(
  `,?\\s+(but|because|so|although|though|while|and then|and|yet|except|then)\\s+(?=${subject}\\b)|,\\s+(?=${subject}\\b)`,
  'i',
);

/** Sentences without their end marks; `asks` is kept on the clauses. */
export function sentencesOf(tidied: string): { text: string; asks: boolean }[] {
  return tidied
    .split(/(?<=[.!?…])["')]*\s+|\n+|;\s+|\s+[–—-]+\s+|\s*\.{3,}\s*/)
    .map((part) => ({ asks: /\?/.test(part), text: bare(part) }))
    .filter((part) => /[\p{L}\p{N}]/u.test(part.text));
}

export function clausesOf(tidied: string): Clause[] {
  return sentencesOf(tidied).flatMap(({ text, asks }) => {
    const parts = text.split(joints);
    const clauses: Clause[] = [];
    let joint: string | undefined;
    for (const [index, part] of parts.entries()) {
      if (index % 2 === 1) {
        joint = part;
        continue;
      }
      const clean = stripLead(bare(part ?? ''));
      if (clean) clauses.push({ text: clean, asks, afterBut: /^(but|yet)$/i.test(joint ?? '') });
    }
    return clauses;
  });
}

const lead =
  /^(?:(?:and|but|so|because|like|well|um+|uh|er|oh|ah|honestly|anyway|i mean|i guess|i suppose|you know|ok|okay|yeah|yes|no|nah|lol|tbh|also|hi|hello|hey|sorry|actually|basically|plus|then|thanks|thank you|well)\b[,.\s]*)+(?=\S)/i;

/** Without the little words people start with. */
export const stripLead = (text: string): string => {
  const without = text.replace(lead, '');
  return without || text;
};

const bare = (text: string): string =>
  text
    .replace(/^[\s"'(*_,.!?…-]+(?=[\p{L}\p{N}])/u, '')
    .replace(/[\s".,!?…;:)(*_-]+$/u, '')
    .replace(
      /\s+(?:lol|tbh|you know|though|haha|i guess|i suppose|i think|or something|xx?)$/i,
      '',
    );

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];

export const upperFirst = (text: string): string =>
  text.replace(
    /^(["'“‘]?)(\p{Ll})/u,
    (_all, mark: string, first: string) => mark + first.toUpperCase(),
  );
