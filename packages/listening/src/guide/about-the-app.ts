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
    /\b(?:are|r) you (?:always|ever|still|even) (?:on|up|awake|there|here|off|open|available|asleep)\b|\bdo (?:you|they let you) (?:ever )?(?:sleep|rest|have a break|get tired|switch off|close|have (?:opening )?hours)\b|\b(?:will|are) you (?:be )?(?:here|there|up|on) (?:later|tomorrow|tonight|all night|at (?:night|\d)|in the (?:morning|night))\b|\bwill (?:you|u) (?:still )?be (?:here (?:if|when) I (?:come|get|wake|write|log|open)|there (?:if|when) I (?:write|log|open))\b/i,
  ],
  [
    'app-close',
    /\b(?:do|can|should|shall) I (?:just )?(?:turn|switch|shut|log|close|sign|quit|leave) (?:you|it|this|the app|off|out|down)\b|\bhow (?:do|can) I (?:turn|switch|shut|close|log|quit|get out of|leave|stop) (?:you|it|this|off|out)\b|\b(?:if|when) (?:I|mi|we) (?:close|shut|leave|quit|turn off|log out of) (?:this|it|you|the (?:app|page|phone))\b[^.!]{0,60}\b(?:still|be there|gone|lost|saved|kept)\b[^.!]*\?/i,
  ],
  [
    'app-made-by',
    /\bwho (?:made|built|makes|runs|owns|programmed|wrote|created|invented) (?:you|this|it|the app)\b|\b(?:are|r|were) you made in\b|\bwhere (?:are you|were you|is this|is the app|do you) (?:from|made|come from|based)\b|\bwhich country\b[^.?!]*\b(?:you|app|this)\b|\byou(?: are|'re) from (?:which|what) (?:country|place)\b/i,
  ],
  [
    'app-languages',
    /\b(?:which|what|how many) languages? (?:do|can|will) you\b|\bif I (?:write|type|speak|talk) (?:to you )?in (?:my (?:own )?language|\p{Lu}\p{L}+)\b[^.!]*\?|\b(?:do|can|will) you (?:also )?(?:speak|understand|talk|write|know|read)(?: in| also)? (?:english|french|german|spanish|polish|italian|portuguese|romanian|ukrainian|russian|arabic|hindi|urdu|punjabi|turkish|chinese|irish|welsh|my language|other languages|another language)\b|\byou speak (?:also |only )?\p{Lu}?\p{L}+(?:ian|ish|ese|ic|ench|erman)\b/iu,
  ],
  [
    'app-data-use',
    /\b(?:does|do|will|is) (?:this|it|you|the app|this app|this thing)\b[^.?!]{0,24}\b(?:use|using|eat|eating|need|cost)\b[^.?!]{0,24}\b(?:data|bundle|airtime|wi-?fi|internet|signal|credit|megabytes)\b|\b(?:work|working|talk|write) (?:\p{L}+ ){0,2}(?:without|with no) (?:a |any )?(?:data|wi-?fi|internet|signal|network|connection)\b[^.!]*\?|\bwork offline\b/iu,
  ],
  [
    'app-new-phone',
    /\b(?:if|when) (?:I|we) (?:get|buy|change|switch|lose|drop|break) (?:to )?(?:an? |my |another )?(?:new |other |different )?(?:phones?|tablet|computer|laptop|device)\b[^.!]{0,60}\b(?:this|stuff|it|everything|words|letters?)\b[^.!]*\?|\b(?:on|to) (?:a|my) (?:new|other|second) (?:phone|tablet|computer|laptop)\b[^.!]{0,50}\?/i,
  ],
  [
    'app-trains-nothing',
    /\b(?:used|use|using|uses|goes?|going) (?:this |it |that |my (?:words|chats?|messages|data) )?(?:to|for|into) train(?:ing)?\b|\btrain(?:s|ing|ed)? (?:an?|the|some|your|their|on (?:this|my|these)) ?(?:ai|model|robot|computer|words|messages|chats?)?\b[^.!]*\?|\b(?:do|will) (?:you|they|it) learn from (?:me|this|what I|my)\b/i,
  ],
  [
    'app-who-pays',
    /\bwho (?:is |'s )?(?:pays|paying|funds) (?:for )?(?:this|it|you)\b|\b(?:is|are) (?:this|it|the app|you) (?:really |actually )?free\b|\b(?:do|will|must) (?:I|we) (?:have to |need to )?pay\b[^.?!]*\b(?:this|app|you|here)\b|\bdo (?:I|we) (?:have to |need to )?pay for it\b|\bhow much (?:is|does) (?:this|it|the app)\b[^.?!]{0,12}(?:cost)?\?|\bdoes (?:this|it|the app|this app) cost\b|\bwhat's the catch\b|\b(?:is|are) (?:this app|this thing) (?:really |actually |for )?free\b|\b(?:free forever|only a? ?trial)\b[^.!]*\?/i,
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
    /\bcan (?:my |the )?(?:mum|mom|mam|dad|parents?|husband|wife|partner|boyfriend|girlfriend|kids?|children|sister|brother|boss|family|anyone at home|flatmate|he|she|they)(?: or \p{L}+)? (?:see|read|find|get into|open|look at) (?:this|it|what|my|any of this)\b|\b(?:will|could|does|do) (?:my )?(?:mum|mom|mam|dad|parents?|husband|wife|partner|boyfriend|girlfriend|he|she|they) (?:be able to )?(?:see|read|find) (?:this|what I|it)\b|\b(?:can|could|will|would) (?:an? \p{L}+|the \p{L}+|my \p{L}+|some(?:one|body)|any(?:one|body)|he|she|they) (?:find|see|read|open) (?:this|it|these|what I \p{L}+)\b[^.!]{0,30}\b(?:my (?:phone|tablet|computer|laptop)|on here|in here)\b/iu,
  ],
  [
    'app-tells-nobody',
    /\b(?:do|will|would|did) (?:you|u) (?:ever )?tell (?:my (?:parents?|mum|mom|mam|dad|teachers?|school|boss|husband|wife|partner|family)|any(?:one|body)|the police|social services)\b[^.!]*(?:\?|$)|(?:^|[.!?,] )(?:[Pp]lease |[Jj]ust |[Aa]nd |[Ss]o )*(?:[Dd]on't|[Dd]o not|[Dd]ont|[Nn]ever) (?:you )?(?:ever )?tell (?:him|her|them|herself|himself|my \p{L}+|mum|mom|mam|dad|the \p{L}+|\p{Lu}\p{L}+)\b(?! (?:to|how|what|why|not|that you)\b)/u,
  ],
  [
    'app-chatgpt',
    /\b(?:are|r) you (?:just |like |basically |really )?(?:chat ?gpt|gpt|siri|alexa|gemini|copilot|claude|an? (?:ai|llm|language model))\b|\bis (?:this|it) (?:just |like |basically )?(?:chat ?gpt|an ai|ai)\b/i,
  ],
  [
    'app-odd-to-talk-to',
    /\b(?:you|u)\b[^?]{0,80}\bno (?:offen[cs]e|insult)(?: (?:meant|intended|ment))?[.! ]*$|\byou(?:'re| are) an? (?:odd|strange|funny|weird|peculiar) (?:\p{L}+ )?(?:thing|one|creature)\b|\b(?:you|u) sound (?:(?:kinda|kind of|a bit|just|so|exactly|a little) )*like (?:my|an?) (?:\p{L}+ )?(?:counsel\p{L}+|teacher|therapist|doctor|priest|vicar|leaflet|robot|brochure|pamphlet|textbook|book|machine|poster|card|advert)\b|\b(?:weird|odd|strange|funny|silly|daft) (?:to be )?(?:talking|typing|writing|telling (?:this|that|it|things?|all this)) to an? (?:\p{L}+ )?(?:machine|robot|bot|program|computer|phone|app|screen)\b/iu,
  ],
  [
    'app-what-are-you',
    /(?:^|[.!?,] |\b(?:so|but|and|ok|wait|no|then) )what (?:even |actually |exactly |the hell )?are you\b(?! (?:\p{L}+ing|on about|up to|like|meant|supposed|for|called|made|to|so|not|waiting)\b)|\b(?:are|r) you (?:even |actually |really )?(?:an? )?(?:real|human|alive|(?:actual |real |living |young |old )?(?:person|man|woman|human(?: being)?)|(?:ro)?bot|computer|machine|program|puter)\b(?! (?:enough|with me|about))|\bis (?:this|it) (?:an? (?:real |actual |living )?|(?:real|actual) )(?:person|human|robot|bot|machine)\b(?! to\b)|\bwhat (?:model|sort of (?:bot|robot|program|machine|ai)|kind of (?:bot|robot|program|machine|ai)) are you\b|\byou(?: are|'re) (?:only |just )?(?:an? )?(?:machine|robot|computer|program|human|person)\b[^.!]{0,3}\?|\bhow many parameters\b|\bam I (?:really )?talking to an? (?:robot|bot|machine|computer|person|human|program)\b/iu,
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
    /\bwill (?:you|u) (?:still )?remember any of (?:this|it|what)\b|\bdo (?:you|u) (?:still |even |actually )?(?:remember|keep|save) (?:any|anything|some|much|most|all|what) (?:of )?(?:what |that )?(?:people|I|we|you)?[^.?!]{0,40}\b(?:from one day|tomorrow|next (?:time|day|week)|between)\b|\b(?:do|will|must|shall) I (?:have to )?start (?:again )?from (?:scratch|zero|the beginning)[^.!?]{0,24}\b(?:tomorrow|next time|each time|every time|with you|here)\b|\b(?:do|will) (?:you|u) (?:keep|save|store) what I(?:'ve| have)? (?:said|told|written|wrote|type|write|say|tell)\b|\bclean slate\b[^.!]*\?|\b(?:do|will|can) (?:you|u) (?:still |even |actually )?(?:remember|know|keep|save|hold on to|forget) (?:me|this|that|it|stuff|things|all (?:this|that|of (?:this|it))|everything|what (?:I|we) \w+|any(?:thing| of (?:this|it)))\b[^.!?]{0,30}\b(?:if|when|next time|tomorrow|tmrw|later|come back|again|in the morning|between|after)\b|\b(?:do|will) I (?:have to|need to|gotta|got to) (?:tell|explain|say|start)\b[^.!?]{0,30}\b(?:again|over|from (?:scratch|the (?:start|beginning)))\b|\bdo (?:you|u) keep what (?:I|we) (?:say|write|type|tell)\b|\b(?:are|is) (?:this|it|what I (?:say|write)) (?:kept|saved|remembered)\b|\bwill (?:you|u) (?:still )?(?:remember|know|forget) (?:about )?(?:me|this|that|it|who I am|any of (?:this|it)|all (?:this|that|of (?:this|it))|what I (?:said|told you|wrote)|the \p{L}+)\b(?=[^.!]*\?|$)(?! (?:to|in the))|\bdo you (?:remember|forget) (?:me|everything|people)\b[^.!]{0,24}\?/iu,
  ],
  [
    'act-who-reads-this',
    /^(?:hi+|hey|hello|so|wait|and)?[ ,.!]*is (?:this|it|that) (?:anonymous|private|confidential)\?*$|\bwho (?:else )?(?:can |will |actually )?(?:reads?|sees?|gets?) (?:this|these|those|it|them|my (?:words|messages)|what I)\b|\bdo(?:es)? (?:he|she|they|my p{L}+|any(?:one|body)) get an? (?:e-?mail|message|alert|notification|copy)\b|\b(?:does|do|will) (?:some(?:one|body)|any(?:one|body)|people) (?:else )?(?:actually |really )?read (?:this|it|that)\b|\bis (?:there )?(?:some(?:one|body)|any(?:one|body)|an? (?:human|person)|(?:behind you|behind this) an? (?:human|person))\b[^.?!]{0,30}\b(?:(?:reading|reads?|checks?|checking|typing) (?:this|these|it|what I|my (?:words|messages))|at the other end|on the other (?:end|side))\b|\bis there behind (?:you|this) an? (?:human|person)\b|\bwhat(?:'s|s| has| does) (?:this|the|your) app (?:got|have|has|know|knows|hold|keep) (?:on|about|of) me\b|\b(?:does|do|will) (?:it|this|that|any of (?:it|this)|my (?:words|data|messages)) (?:ever )?(?:go|get sent|get passed) (?:to|on to) (?:the |my |an? )?(?:insurance|government|police|council|compan(?:y|ies)|cloud|internet|servers?|school|doctors?|any(?:one|body)|some(?:one|body))\b[^.!]*(?:\?|$)/i,
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
