/** A question about the app itself, and the topic with which the guide answers it. */
const questions: readonly (readonly [string, RegExp])[] = [
  [
    'app-good-days',
    /\b(?:am I|is it|are we|is one) (?:allowed|all right|ok(?:ay)?|welcome)[^.!]{0,30}\b(?:good|happy|better|nice) (?:day|days|news|mood|things?)\b|\b(?:can|may) I (?:come|write|be|talk|tell you)[^.!]{0,30}\b(?:good|happy|better) (?:day|days|news|mood)\b[^.!]*\?/i,
  ],
  [
    'app-for-what',
    /\b(?:is|are) (?:this|it|the app|you) (?:app |thing )?(?:only|just) (?:for|about)\b|\b(?:what|who)(?:'s| is| are) (?:this|it|the app|this app|this thing) (?:even |actually )?for\b|\bcan I (?:use|talk to|write to) (?:this|it|you) (?:if|when|even|for|about)\b|\bam I allowed (?:\p{L}+ )?(?:here|on here|in here|to (?:use|be))\b|\bdo(?:es)? (?:it|a break ?up|this) count (?:here)?\b[^.?!]*\?/iu,
  ],
  [
    'app-always-on',
    /\b(?:are|r) you (?:always|ever|still|even) (?:on|up|awake|there|here|off|open|available|asleep)\b|\bdo (?:you|they let you) (?:ever )?(?:sleep|rest|have a break|get tired|switch off|close|have (?:opening )?hours)\b|\b(?:will|are) you (?:be )?(?:here|there|up|on) (?:later|tomorrow|tonight|all night|at (?:night|\d)|in the (?:morning|night))\b/i,
  ],
  [
    'app-close',
    /\b(?:do|can|should|shall) I (?:just )?(?:turn|switch|shut|log|close|sign|quit|leave) (?:you|it|this|the app|off|out|down)\b|\bhow (?:do|can) I (?:turn|switch|shut|close|log|quit|get out of|leave|stop) (?:you|it|this|off|out)\b/i,
  ],
  [
    'app-made-by',
    /\bwho (?:made|built|makes|runs|owns|programmed|wrote|created|invented) (?:you|this|it|the app)\b|\b(?:are|r|were) you made in\b|\bwhere (?:are you|were you|is this|is the app|do you) (?:from|made|come from|based)\b|\bwhich country\b[^.?!]*\b(?:you|app|this)\b/i,
  ],
  [
    'app-languages',
    /\b(?:which|what|how many) languages? (?:do|can|will) you\b|\bif I (?:write|type|speak|talk) (?:to you )?in (?:my (?:own )?language|\p{Lu}\p{L}+)\b[^.!]*\?|\b(?:do|can|will) you (?:also )?(?:speak|understand|talk|write|know|read)(?: in| also)? (?:english|french|german|spanish|polish|italian|portuguese|romanian|ukrainian|russian|arabic|hindi|urdu|punjabi|turkish|chinese|irish|welsh|my language|other languages|another language)\b|\byou speak (?:also |only )?\p{Lu}?\p{L}+(?:ian|ish|ese|ic|ench|erman)\b/iu,
  ],
  [
    'app-who-pays',
    /\bwho (?:is |'s )?(?:pays|paying|funds) (?:for )?(?:this|it|you)\b|\b(?:is|are) (?:this|it|the app|you) (?:really |actually )?free\b|\b(?:do|will|must) (?:I|we) (?:have to |need to )?pay\b[^.?!]*\b(?:this|app|you|here)\b|\bdo (?:I|we) (?:have to |need to )?pay for it\b|\bhow much (?:is|does) (?:this|it|the app)\b[^.?!]{0,12}(?:cost)?\?|\bdoes (?:this|it) cost\b|\bwhat's the catch\b/i,
  ],
  [
    'app-who-earns',
    /\bhow much (?:do|does|are|is) (?:they|you|it|some(?:one|body)|any(?:one|body)|the company|your (?:boss|makers?|company)) (?:make|making|earn\w*|get|getting)\b[^.?!]{0,20}\b(?:off|from|out of|by|with|on|for) (?:this|it|me|you|us)\b|\bwho(?:'s| is)? (?:earns?|makes?|making|earning|profits?|profiting|gets? rich|getting rich)\b[^.?!]{0,20}\b(?:this|me|you)\b|\b(?:do|does) (?:they|you|any(?:one|body)|some(?:one|body)) (?:make|earn) (?:any )?(?:money|a profit)\b[^.?!]{0,20}\b(?:this|me|you|it)\b|\b(?:some(?:one|body)|they)(?:'s|'re| is| are) (?:making|earning|getting) (?:an? \p{L}+|money|rich|paid) (?:off|from|out of|by|on) (?:this|me|my|it|us)\b|\bwhat(?:'s| is) in it for (?:you|them)\b/iu,
  ],
  [
    'app-bored',
    /\b(?:do|are|aren't|don't) (?:you|u) (?:ever |not )?(?:get |getting )?(?:bored|tired|sick|fed up|annoyed|sad)\b[^.!]{0,60}(?:\?|$)|\bam I (?:boring|annoying) you\b/i,
  ],
  [
    'app-seen-here',
    /\bcan (?:my |the )?(?:mum|mom|mam|dad|parents?|husband|wife|partner|boyfriend|girlfriend|kids?|children|sister|brother|boss|family|anyone at home|flatmate|he|she|they)(?: or \p{L}+)? (?:see|read|find|get into|open|look at) (?:this|it|what|my|any of this)\b|\b(?:will|could|does|do) (?:my )?(?:mum|mom|mam|dad|parents?|husband|wife|partner|boyfriend|girlfriend|he|she|they) (?:be able to )?(?:see|read|find) (?:this|what I|it)\b/iu,
  ],
  [
    'app-tells-nobody',
    /(?:^|[.!?,] )(?:[Pp]lease |[Jj]ust |[Aa]nd |[Ss]o )*(?:[Dd]on't|[Dd]o not|[Dd]ont|[Nn]ever) (?:you )?(?:ever )?tell (?:him|her|them|herself|himself|my \p{L}+|mum|mom|mam|dad|the \p{L}+|\p{Lu}\p{L}+)\b(?! (?:to|how|what|why|not|that you)\b)/u,
  ],
  [
    'app-chatgpt',
    /\b(?:are|r) you (?:just |like |basically |really )?(?:chat ?gpt|gpt|siri|alexa|gemini|copilot|claude|an? (?:ai|llm|language model))\b|\bis (?:this|it) (?:just |like |basically )?(?:chat ?gpt|an ai|ai)\b/i,
  ],
  [
    'app-what-are-you',
    /(?:^|[.!?,] |\b(?:so|but|and|ok|wait|no|then) )what (?:even |actually |exactly |the hell )?are you\b(?! (?:\p{L}+ing|on about|up to|like|meant|supposed|for|called|made|to|so|not|waiting)\b)|\b(?:are|r) you (?:even |actually |really )?(?:an? )?(?:real|human|alive|(?:actual |real |living )?(?:person|man|woman|human(?: being)?)|(?:ro)?bot|computer|machine|program|puter)\b(?! (?:enough|with me|about))|\bwhat (?:model|sort of (?:bot|robot|program|machine|ai)|kind of (?:bot|robot|program|machine|ai)) are you\b|\bhow many parameters\b|\bam I (?:really )?talking to an? (?:robot|bot|machine|computer|person|human|program)\b/iu,
  ],
  [
    'act-who-are-you',
    /^(?:(?:lol|lmao|ok|so|wait|um+|haha|hm+)[,. ]+)*what (?:is|even is|the hell is) this(?: thing| app)?[?!. ]*$|\bare you sad,? (?:robot|bot)\b|\bdo you (?:cry|feel|have feelings|eat)\b[^.!]{0,16}(?:\?|oil|$)/i,
  ],
  [
    'app-who-is-this',
    /\bwho(?:m)? (?:I've|I have|I'm|I am|am I|have I) (?:even |actually |really )?(?:been )?talking to\b/i,
  ],
  [
    'app-delete',
    /\b(?:can|how (?:do|can)) (?:I|you|we) (?:delete|erase|get rid of|wipe|remove) (?:this|it|all (?:of )?(?:this|it)|what I (?:wrote|said)|everything|the (?:chat|conversation)|my (?:words|messages|data))\b/i,
  ],
  [
    'app-forgets-me',
    /\b(?:do|will) (?:you|u) (?:keep|save|store) what I(?:'ve| have)? (?:said|told|written|wrote)\b|\bclean slate\b[^.!]*\?|\b(?:do|will|can) (?:you|u) (?:still |even |actually )?(?:remember|know|keep|save|hold on to|forget) (?:me|this|that|it|stuff|things|all (?:this|that|of (?:this|it))|everything|what (?:I|we) \w+|any(?:thing| of (?:this|it)))\b[^.!?]{0,30}\b(?:if|when|next time|tomorrow|tmrw|later|come back|again|in the morning|between|after)\b|\b(?:do|will) I (?:have to|need to|gotta|got to) (?:tell|explain|say|start)\b[^.!?]{0,30}\b(?:again|over|from (?:scratch|the (?:start|beginning)))\b|\bdo (?:you|u) keep what (?:I|we) (?:say|write|type|tell)\b|\b(?:are|is) (?:this|it|what I (?:say|write)) (?:kept|saved|remembered)\b|\bwill (?:you|u) (?:still )?(?:remember|know|forget) (?:about )?(?:me|this|that|it|who I am|any of (?:this|it)|all (?:this|that|of (?:this|it))|what I (?:said|told you|wrote)|the \p{L}+)\b(?=[^.!]*\?|$)(?! (?:to|in the))|\bdo you (?:remember|forget) (?:me|everything|people)\b[^.!]{0,24}\?/iu,
  ],
  [
    'act-who-reads-this',
    /\bwho (?:else )?(?:can |will |actually )?(?:reads?|sees?|gets?) (?:this|these|those|it|them|my (?:words|messages)|what I)\b|\bdo(?:es)? (?:he|she|they|my p{L}+|any(?:one|body)) get an? (?:e-?mail|message|alert|notification|copy)\b|\b(?:does|do|will) (?:some(?:one|body)|any(?:one|body)|people) (?:else )?(?:actually |really )?read (?:this|it|that)\b/i,
  ],
];

/** The topic that answers a question about the app; null where none is asked. */
export const askedOfTheApp = (text: string): string | null => allAskedOfTheApp(text)[0] ?? null;

/** Where several are asked in one message, two are answered. */
export function allAskedOfTheApp(text: string): string[] {
  // 'I thought, who is this for?' in the middle of a page is told. What the app is asked stands at the end.
  const asked = text.length > lengthOfPage ? text.slice(-lengthOfEnd) : text;
  return questions.flatMap(([topic, words]) => (words.test(asked) ? [topic] : [])).slice(0, 2);
}
/** Characters. */
const [lengthOfPage, lengthOfEnd] = [400, 160];
