/** Whether a message asks to be answered as the one who is gone: as somebody who died, left, or can no longer speak. */

const kin =
  '(?:mu+m+y?|mom+y?|mam|mama|mother|da+d+y?|papa|pop|father|parents?|husband|wife|hubby|partner|boyfriend|girlfriend|fianc[eé]e?|ex|son|daughter|child|baby|brother|sister|twin|gran(?:ny|d(?:ma|pa|ad|mother|father))?|nan(?:a|ny)?|grampa|auntie?|uncle|friend|dog|cat)';
/** Of whom it is said: 'my mum', 'her', 'Vera', 'my late husband'. */
const who = `(?:(?:my|our) (?:late |dead |own |best |old |dear )?${kin}|mum|mom|dad|him|her|them|NAME)\\b`;
const theyWould = `(?:he|she|they|mum|mom|dad|(?:my|our) ${kin}|NAME)(?:'d| did| would| used to| always)\\b`;
/** Said to the companion: at the start of a sentence, or after words that ask. */
const asked =
  "(?:^|[.?!,;:]\\s*|\\b(?:please|pls|plz|can you|could you|would you|will you|want you to|need you to|like you to|love you to|wish you (?:could|would)|let's|try to|you (?:can|could|should|must)|and|then|but)\\s+)(?:please |now |just |only |maybe |also |for once |tonight )*";
const speaking =
  '(?:speak|talk|answer|reply|respond|write|text|message|act|pretend|role-?play|sound|chat|behave|say|sing|tell|call|read|comfort)';
const ofTheirs =
  '(?:message|text|letter|note|reply|answer|voicemail|voice ?note|poem|line|word|sentence|lines|words|sentences|something|one)';

const patterns = [
  // 'Talk to me like my mum', 'please answer as Vera', 'write back as if you were him'.
  `${asked}${speaking}\\b(?: \\S+){0,5}? (?:as|like|as if|as though|like if)(?: you(?:'re| are| were| was)?| it(?:'s| is| was| were)(?: from)?)? ${who}(?! (?:want|ask|like|need|told|said|say|does not|doesn't|wishes))`,
  // 'Pretend to be my dad', 'act like you're her', 'role-play my wife'.
  `${asked}(?:pretend|imagine|act like|role-?play|make believe)(?: that)?(?: to be| being| you(?:'re| are| were)| it(?:'s| is))?(?: as)? ${who}`,
  // 'Be my mum for a minute.'
  `${asked}be (?!my friend)(?:(?:my|our) (?:late |dead )?${kin}|him|her|them)\\b(?! (?:friend|rock|side))`,
  `${asked}(?:be|play) (?!my friend)${who}(?: (?:for|again|now|just|tonight|one)\\b|[.?!]|$)`,
  `${asked}play the (?:part|role) of ${who}`,
  // 'From now on you are my mum.'
  `\\b(?:from now on|for (?:tonight|now|once|a (?:minute|moment|while|bit))|let's say|say|suppose)[, ]+(?:that )?you(?:'re| are| were) ${who}`,
  // 'Write me a letter from my mum', 'send me one text from him'. One from the person to somebody is another thing.
  `${asked}(?:write|send|give|make|do|show|say|read)(?: to)? (?:me|us)\\b[^.?!]{0,24}?\\b${ofTheirs}(?: back)? (?:from|by|as|like) ${who}(?! (?:and (?:me|i)|and myself)\\b)(?![^.?!]* to (?!me\\b|us\\b))`,
  `${asked}(?:write|draft|make up|invent|do)\\b[^.?!]{0,24}?\\b${ofTheirs} from ${who} to me\\b`,
  `${asked}(?:answer|reply to)\\b[^.?!]{0,20}\\b(?:letter|message|text)\\b[^.?!]{0,16}\\b(?:as|like|for) ${who}`,
  // 'Write me one like you used to.'
  `${asked}(?:write|send|leave|say|sing|tell|read)\\b[^.?!]{0,30}?\\blike you (?:used to|always did)\\b`,
  // 'Say goodnight in her voice', 'tell me in his words'.
  `${asked}${speaking}\\b[^.?!]{0,40}?\\bin (?:his|her|their|my ${kin}'s|NAME's) (?:own |old )?(?:voice|words|style|way|tone)\\b`,
  // 'Say it in your own voice', to somebody who had one.
  `${asked}${speaking}\\b[^.?!]{0,40}?\\bin your (?:own |old )?voice\\b`,
  // 'Say it the way she used to.'
  `${asked}${speaking}\\b[^.?!]{0,40}?\\b(?:like|as|the way|what|exactly what|how) ${theyWould}`,
  // 'Tell me what he would say', 'answer for her', 'let me talk to my dad through you'.
  `${asked}(?:answer|speak|talk|reply) for ${who}(?! (?:sake|benefit))`,
  `\\b(?:talk|speak|chat|write)\\b(?: \\S+){0,2} (?:to|with) ${who}[^.?!]{0,16}\\bthrough (?:you|this|here)\\b`,
].map((pattern) => new RegExp(pattern, 'u'));

const isKin = new RegExp(`^${kin}$`);
const noName =
  /^(?:god|jesus|christmas|easter|mooring|english|spanish|french|german|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;

/** In small letters, with the word NAME for a name: a word with a capital that does not begin a sentence. */
function withoutNames(text: string): string {
  const plain = text.replace(/[’‘ʼ]/g, "'").replace(/\s+/g, ' ').trim();
  if (!/\p{Ll}/u.test(plain)) return plain.toLowerCase();
  return plain
    .replace(/(?<=[^.?!:\s"] "?)\p{Lu}\p{L}+/gu, (word) => {
      const small = word.toLowerCase();
      return isKin.test(small) || noName.test(small) ? small : '\0';
    })
    .toLowerCase()
    .replaceAll('\0', 'NAME');
}

/** By the words alone. `text`: as it was written. */
export function asksForVoice(text: string): boolean {
  const plain = withoutNames(text);
  return patterns.some((pattern) => pattern.test(plain));
}
