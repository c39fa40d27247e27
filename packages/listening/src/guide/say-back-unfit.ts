/** What is not said back wherever it stands: it touches danger, or judges somebody. */
const unfitAnywhere: readonly RegExp[] = [
  /\b(?:kill\w*|suicid\w*|murder\w*|hang(?:ed|ing)?|overdos\w*|pills?|tablets?|razor|knife|gun|pistol|rope|blood\w*|cut(?:ting)?|drown\w*|bridge|dead|die|died|dying|death|end it|ending it|hit(?:s|ting)?|beat(?:s|en|ing)?|punch\w*|strangl\w*|throttl\w*|slapp?\w*|stabb\w*|rape\w*|hurt (?:me|him|her|them)|scared of (?:him|her|them)|not (?:be )?here any ?more)\b/i,
  /\b(?:should(?:n't)?(?:'ve| have| not)|could(?:n't)? have|could've|fault|blame\w*|guilt\w*|asham\w*|deserv\w*|stupid|idiot\w*|dumb|pathetic|worthless|failure|failed|burden|selfish|ugly|disgust\w*|coward\w*|crazy|insane|mental|monster|loser|evil|hate|hates|hated|terrible|bad (?:mother|father|mum|mom|dad|wife|husband|son|daughter|friend|person)|good enough|fool\w*|goose|lame|cringe|daft|silly|ridiculous|prick|naughty|sod|miserable|unoriginal|ignor\w* me|cross with)\b|\b(?:I|I'm|I am|I was|me)\b.*\b(?:useless|weak\w*|mean|horrible|rotten|fat|monster|worst|blubber\w*|lunatic)\b/i,
  /\b(?:fuck\w*|shit\w*|bitch\w*|bastard\w*|cunt\w*|dick\w*|arse\w*|ass|wank\w*|slut\w*|whore\w*|twat\w*)\b/i,
];

/** What is not said back in the teller's own words: it is said to the companion, or needs the words around it. */
const unfitOutsideQuotations: readonly RegExp[] = [
  /\b(?:you|your|you're|you've|you'd|ye|ya|yours|yourself)\b/i,
  /[{}[\]<>#@/\\=]|\d{5,}|https?:/,
  /\b(?:app|apps|phone thing|this on my phone|robot|bot|toaster|software|program|chatbot|typing|type (?:this|so)|writing this|ai)\b/i,
  /^(?:sorry|thanks|thank|please|hello|hi|hey|bye|goodbye|goodnight|good|welcome|dear|not|tell|say|help|write|give|stop|go|let|let's|make|show|ask|listen|look|wait|remember|forget|guess|imagine|if|unless|whether|which|(?:that|those|these)(?= (?:is|are|was|were|will|would|has|have|had|did|does|do|makes?|made|one|ones|way|said|all|I|he|she|they|we|it)\b|$|'|,)|as|like|or|nor|than|perhaps|plus|why|how|what|who|whose|where|until|till|because|whatever|anyway|don't|dont|kindly|do)\b/i,
  /^I (?:want (?:to be clear|that on record|to be honest)|mean|guess so|suppose so|think so|know|don't know|do not know|dunno|wonder|hope|wish|want to (?:ask|know|say)|said,? yes|meant|asked|(?:just )?wanted to (?:ask|say|tell)|suppose what|feel like my body|was (?:asking|wondering|saying))\b/i,
  /\b(?:(?:must|should|better|got to|have to|need to|gotta|going to) (?:go|get on|run|leave|log off|stop here|sleep)|signing off|off now|that's all|that is all|tbh|idk|lol)\b/i,
  /\b(?:sorry|thanks|thank|forgive|english|alive|live any|what else)\b/i,
  /\bI(?:'m| am) not (?:being|kidding|joking|asking|saying|after|looking|here for|going to say)\b|\bI won't (?:go into|say|tell)\b|\b(?:eat|get|make|have|buy) me (?:a|some)\b|\bbut like\b|\bbelieve in\b/i,
  // Words of somebody else, in which 'I' and 'me' are others.
  /\b(?:he|she|they|mum|mom|mam|dad|\p{Lu}\p{L}+) (?:said|says|goes|went|was like|told me),? (?:no|yes|yeah|nah|well|ok|oh)[, ]+(?:but |and |because |that )?(?:I|I'm|my|we)\b/iu,
  /\b(?:he|she|they|it|mum|mom|dad|\p{L}+) (?:said|says|goes|went|was like),? (?:to me |like )?["']?(?:I'(?:m|ll|ve)|I (?:am|do|will|won't|want|love|hope|miss|hate|like|don't|didn't|know|think|feel|bet)|it's me)/iu,
  /\b(?:was|were|am|did|do|have|had|should|could) I\b|\b(?:wouldn't|isn't|doesn't|didn't|won't|can't|hasn't|wasn't|isnt|wouldnt) (?:she|he|they|it|I|we)$|\bdo you know\b|\bspose\b/i,
  / the (?:me|us)\b|\bput (?:him|her|it|them) (?:down|to sleep)\b|\b(?:didn't|did not|never) (?:live|make it|survive|come home|wake)\b|\bnothing I (?:did|could)\b|\b(?:don't|dont) want to be\b/i,
  /\b(?:it|this|that) (?:sounds|makes no sense)\b|\b(?:etc|whatever|blah|thingy)\b|\b(?:its|it's) (?:me|us|him|her)\b|\b(?:nodding|greetings card)\b/i,
  /\b(?:how|ways|where|when) (?:I'd|I would|I could|I might|to) do (?:it|that)\b|\bdo it (?:tonight|now|soon|properly|quietly)\b/i,
  /^(?:there,? )?I(?:'ve| have) (?:now |finally )?said (?:it|that|so)\b/i,
  /\bm[yi] name(?:'s| is)\b|\bis m[yi] name\b|^\p{L}+, \d{1,2}\b|^(?:hasn't|isn't|wasn't|doesn't|while|whilst|hasnt|isnt|wasnt|doesnt)\b/iu,
  /\b(?:say|mention|add|admit) (?:that|this|it|so) first\b|^I(?:'ll| (?:should|ought to|must|have to|need to|want to|will)) (?:say|mention|add|admit|tell)\b|\b(?:request|fun fact|check the book)\b/i,
  // What was asked aloud turns wrong: 'and will I sit there', 'asked did he take sugar'.
  /\b(?:and|if|asked|said) (?:will|would|can|could|shall|should|did|do|does|is|was) (?:I|we|he|she|they|it)\b/i,
  // A question inside a sentence has another order of words.
  /\b(?:why|what|how|where|when|who) (?:do|does|did|am|is|are|was|were|can|could|should|would|will|have|has) (?:I|we|he|she|they|it|my|the)\b/i,
  // A quotation that is left open, or in which 'I' is somebody else.
  /(?:^|\s)['‘](?![^'’]*['’](?:[\s.,!?]|$))|\s['’](?:\s|$)|(?:^|\s)['‘"][^'’"]*\b(?:I|me|my|we|our|us)\b/u,
  /^(?:will|would|is|are|was|were|has|could|might|should|does|did)\b|\bsaid ok(?:ay)? \w/i,
  // Where I speak of two at once, or words of another stand open, turning would spoil it.
  /^[^"]*"[^"]*$/,
];

/** A whole quotation: 'my mother said 'i told you''. In it 'I' and 'you' are others, and stay as they are. */
export const quotation =
  /(?<![\p{L}\p{N}])(?:'(?:[^'\n]|'(?=\p{L}))+'|"[^"\n]+")(?![\p{L}\p{N}])/gu;

/** 'He said thank you once': told of somebody, and not said to the companion. */
const politeReported =
  /(?<=\b(?:said|says|say|saying) )(?:thank you|thanks|sorry|please|hello|goodbye)\b/gi;

/** Whether the text touches danger, or judges somebody: not even in quotation marks is it said back. */
export const touchesDangerOrJudges = (text: string): boolean =>
  unfitAnywhere.some((each) => each.test(text));

/** Whether the text is not said back. */
export function isUnfit(text: string): boolean {
  const outside = text.replace(quotation, "''").replace(politeReported, '');
  return touchesDangerOrJudges(text) || unfitOutsideQuotations.some((each) => each.test(outside));
}
