/** Words that touch danger, or judge somebody. */
const unfit: readonly RegExp[] = [
  /\b(?:kill\w*|suicid\w*|murder\w*|hang(?:ed|ing)?|overdos\w*|pills?|tablets?|razor|knife|gun|pistol|rope|blood\w*|cut(?:ting)?|drown\w*|bridge|dead|die|died|dying|death|end it|ending it|hit(?:s|ting)?|beat(?:s|en|ing)?|punch\w*|strangl\w*|throttl\w*|slapp?\w*|stabb\w*|rape\w*|hurt (?:me|him|her|them)|scared of (?:him|her|them)|not (?:be )?here any ?more)\b/i,
  /\b(?:should(?:n't)?(?:'ve| have| not)|could(?:n't)? have|could've|fault|blame\w*|guilt\w*|asham\w*|deserv\w*|stupid|idiot\w*|dumb|pathetic|worthless|failure|failed|burden|selfish|ugly|disgust\w*|coward\w*|crazy|insane|mental|monster|loser|evil|hate|hates|hated|terrible|bad (?:mother|father|mum|mom|dad|wife|husband|son|daughter|friend|person)|good enough|fool\w*|goose|lame|cringe|daft|silly|ridiculous|prick|naughty|sod|miserable|unoriginal|ignor\w* me|cross with)\b|\b(?:I|I'm|I am|I was|me)\b.*\b(?:useless|weak\w*|mean|horrible|rotten|fat|monster|worst|blubber\w*|lunatic)\b/i,
  /\b(?:fuck\w*|shit\w*|bitch\w*|bastard\w*|cunt\w*|dick\w*|arse\w*|ass|wank\w*|slut\w*|whore\w*|twat\w*)\b/i,
];

/** A whole quotation: 'my mother said 'i told you''. In it 'I' and 'you' are others, and stay as they are. */
export const quotation =
  /(?<![\p{L}\p{N}])(?:'(?:[^'\n]|'(?=\p{L}))+'|"[^"\n]+")(?![\p{L}\p{N}])/gu;

/** Whether the text touches danger, or judges somebody: it is repeated in no draft. */
export const touchesDangerOrJudges = (text: string): boolean =>
  unfit.some((each) => each.test(text));
