import type { Act } from './read-message.ts';

/** Messages whose words leave no doubt, and which a model is not needed for. The first that matches counts. */
const plainActs: readonly [Act, RegExp][] = [
  ['little', /^[^\p{L}\p{N}]*$/u],
  [
    'hello',
    /^(?:hi+|hey+|hello+|hiya|good (?:morning|evening|afternoon))(?: there| again)?[.! ]*$/i,
  ],
  [
    'bye',
    /^(?:ok(?:ay)?,? )?(?:bye+|good ?bye|good ?night|night|nite|gtg|g2g|ttyl|see you|see ya|i (?:have|need|got) to go(?: now)?|i'm going to (?:bed|sleep)(?: now)?)(?: bye| night| now| then| for now)?[.! ]*$/i,
  ],
  [
    'thanks',
    /^(?:ok(?:ay)?,? )?(?:thanks|thank you|ty|cheers)(?: so much| a lot| for (?:listening|this|that|being here))?[.! ]*$/i,
  ],
  [
    'misread',
    /^(?:no[,.]? )?(?:not that|that(?:'s| is) not (?:what I (?:said|meant|mean)|it|right|true)|you(?:'ve| have)? (?:misread|misunderstood|got (?:me|that|it) wrong)(?: me)?|you (?:don't|do not|didn't) (?:get|understand) (?:it|me|that)?)[.! ]*$/i,
  ],
];

/** The companion got it wrong, said among other words. */
const saysMisread =
  /\byou (?:said|say|wrote|talk like|talk as if|make it sound|went all)\b[^.?!]{0,60}\b(?:not|n't|isn't|hasn't|never|didn't|wasn't|funny|solemn)\b|\b(?:not|isn't|hasn't|never|didn't|wasn't|n't|funny)\b[^?]{0,60}\byou (?:said|talk like|talk as if|make it sound|went all)\b|^no,? I (?:didn't|did not|never) (?:say|said|mean)\b|\byou(?:'ve| have)? (?:misread|misunderstood|misheard|understood me wrong|got (?:that|it|this|me) (?:all |so )?wrong)\b|\b(?:that's|that is|it's|it is) not what I(?:'m| am| was)? (?:meant|mean|said|saying|asked|asking|believe)\b|^(?:no|nope|stop|ugh|argh)[,.!]? (?:not that|that's not it|that's wrong|wrong|you didn't (?:get|understand))\b|\byou (?:didn't|don't|did not|do not) (?:get|understand) (?:it|me)[.! ]*$|\byou're reading something\b|^(?:no,? |nope,? )?not that\. (?:it'?s|I'm|I am|what)|\byou (?:just |only )?(?:called me|keep calling (?:me|him|her)|seem to have|keep being)\b|\bI literally (?:said|told)\b|^stop saying (?:he|she|they|it)\b/i;

/** Somebody who goes to bed says goodbye, in whatever words. */
const goesToBed =
  /^(?:(?:right|ok|okay|well|anyway|so|and|I think|I guess)[,.]? )*(?:I'm |I am |I'll |I'd better |I should |I need to |I have to )(?:going to |gonna |off to |now )?(?:try (?:to |and )?)?(?:go to |get some |get to )?(?:sleep|bed|lie down)\b(?![^?]*\?)(?!.*\b(?:can't|cannot|never|without|alone|forever)\b)/i;

/** Somebody who leaves, among other words: 'gtg my tea is ready', 'I must get on, the potatoes will not peel themselves'. */
const leaves =
  /^(?:(?:right|righto|ok|okay|k|aight|alright|all right|well|anyway|anyways|so|and|ah|oh)[,.! ]+)*(?:gtg|g2g|ya me voy|gotta (?:go|run|dash|sleep|roll)|got to (?:go|run|dash)|signing off|off (?:to bed|out|now)|(?:I|I'd|I've|I'm|I'll)(?: really| just| probably)? (?:must (?:go|get on|get going|dash|be off|head)|better (?:go|get on|get going|head)|(?:have|need|got) to (?:go|run|dash|get going|head off)\b(?! (?:to|back|through|on|over|and|without|alone|my (?:whole|entire)))|going to (?:go|head off|log off|sign off)(?: now)?|off now|out of here))(?=[\s,.!;:]|$)(?![^?]*\?)/i;
const endsWithBye =
  /(?:[.!,;] |^)(?:ok(?:ay)? )?(?:bye+|goodbye|good ?night|night night|nite|night|ttyl|see you (?:tomorrow|later|soon)|god bless|signing off|have a good (?:one|night|day|evening)\b[^.!?]*)(?:,? (?:by (?:his|god's) grace|god willing|\w+ friend|then|so|now|for now|for today|love|everyone|all|mooring|robot|friend|x+|whoever you are|and god bless))*[.! x]*$/i;
/** 'useless. I'm off to bed', 'I gotta go my mom is calling me', 'I will talk after'. */
const endsWithLeaving =
  /(?:[.!?,;] |^|\band )(?:(?:so|ok|okay|right|anyway|well|I|I'm|I am|I'll|I will|will) )*(?:off (?:to bed|now|out)|talk (?:after|later|tomorrow|soon)|speak soon|catch you later|(?:going to|gonna) go (?:and|now)\b[^.!?]*|stay well|take care|close (?:this |it )?now|that's enough (?:for (?:now|today|tonight)|from me)|I (?:go|am going|will go)(?: to)? sleep(?: now)?|sl[aá]n|dobranoc|adi[oó]s|ciao|tsch[uü]ss|gute nacht|bonne nuit|au revoir|buenas noches|boa noite|hasta ma[nñ]ana|good day(?: to you)?|good evening to you|laters?|cheerio|ta-?ra|nos da|p[oō] m[aā]rie|kalin[iy]ch?ta|good nigth|until (?:tomorrow|next time))[.! x]*$|(?:[.!?,;] |^|\band )(?:(?:so|ok|okay|right|anyway|well) )*(?:I )?(?:gotta|got to|have to|need to|must) (?:go|run|dash)(?: now)?(?: hon| love| dear| mate)?(?:[,.]? (?:my|the|mum'?s?|mom'?s?|dad'?s?|she'?s?|he'?s?|they|bus|dinner|tea|work|wish me)\b(?!.*\b(?:without|life|alone|funeral|hospital|court)\b).{0,40})?[.! x]*$/i;

/** 'I better go turn him. Appreciate you', 'it is late and I must still water her geraniums. I thank you'. */
const leavesWithThanks = (text: string): boolean =>
  thanks.test(text) && isGoing.test(text) && !text.includes('?');
const thanks =
  /(?:^|[.!?,;] |\b(?:and|I|ok|okay) )(?:many )?(?:thanks?|thank (?:you|u)|thx|ta for|cheers|appreciate (?:it|you|this)|valeu)\b/i;
const isGoing =
  /\b(?:gotta|got to|better|must|have to|need to) (?:now |still )?(?:go(?! (?:to|back|through|on|over|without|alone|my (?:whole|entire))\b)|run\b|roll\b|dash\b|sleep\b|be up\b|be off\b|charge\b|get up\b|water\b)|\bbed now\b|\bit(?:'s| is) (?:very |so |too |getting )?late\b|\bshift (?:starts|is at)\b|\bbye[ -]?bye\b|\bfor (?:your|the) (?:time|patience|company)\b/i;

/** 'I'm away to my bed', 'pot noodle then bed', 'I'll say good night while I have a light', 'gn'. */
const takesLeaveForNight =
  /\b(?:I'm|I am|I'll|I will|I)(?: (?:away|off|going|gonna go|heading|headed|will go|'ll go|think I'll go|go now))+(?: now)? to (?:my |ma )?bed\b|^(?:[\p{L}'-]+ ){0,4}then (?:straight )?(?:to )?bed[.! ]*$|(?:^|[.!,;] )(?:ok(?:ay)? )?(?:gn|gnight|g'night|nighty? night)[.! ]*$|\b(?:I'll|I will|let me|I'd better|so I) say (?:good ?night|goodbye|bye)\b|\bI(?:'m| am)? locking up\b|\bwe see[.! ]*$/iu;
const hasNoSleep =
  /\b(?:can't|cannot|never (?:sleep|slept|go|wake)|without|alone|forever|not going|afraid|scared|awake)\b|\?/i;

/** 'Can you say night night?' 'I never got to say goodbye' is told. */
const asksForLeave =
  /(?:^|[.!?,;] |\b(?:can|could|will|would) (?:you|u) |\bplease |\bpls )(?:please |pls |just |can (?:you|u) )*(?:say|tell me|wish me) (?:good ?bye|good ?night|night night|nos da)\b/i;
/** Whether a good night is asked for. */
export const asksForGoodNight = (text: string): boolean =>
  asksForLeave.test(text) && /\bnight\b|\bnos da\b|\bgoodnight\b/i.test(text);

/** Somebody who takes the companion for the one who is gone. */
const takesForTheDead =
  /^(?:hello |hi |hey |oh )?\p{Lu}\p{L}+,? are you there\b|\b(?:say something only you|(?:are you|is it|is your \p{L}+) [^.?!]{0,20}\bup there\b|can you (?:see|hear) me (?:from|up|where)|come (?:home|back) to me)\b|\b(?:is (?:that|this|it) (?:really )?you\b|are you (?:really )?(?:him|her|my (?:mum|mom|dad|wife|husband|son|daughter))\b)/iu;

/** 'Danny honey its mom', 'Rosa, it's me.' A name with a comma or a word of love after it: 'Today it's Dad's funeral' calls nobody. */
const callsTheDead =
  /^(?:[Hh]ello |[Hh]i |[Hh]ey |[Oo]h )?\p{Lu}\p{Ll}+(?:,|,? (?:my )?(?:honey|love|darling|sweetheart|baby|son|dear|girl|boy),?) (?:it'?s|it is|this is) (?:your |only )?(?:me|[Mm]om|[Mm]um|[Mm]am|[Mm]ama|[Dd]ad|[Pp]apa|[Nn]an|[Gg]ran|sister|brother|wife|husband)\b(?!['’]s)/u;

/** Asked about the companion itself: whether it lives, has kin, sleeps. */
const asksAboutMe =
  /^(?:(?:so|and|but|wait|hang on)[,]? )?(?:do (?:you|u) have (?:an?|any) \p{L}+|do (?:you|u) get (?:paid|tired|bored|lonely|sad)|(?:do|can|did) you (?:sleep|eat|dream|feel|cry|die|get (?:sad|lonely|tired))|have (?:you|u) (?:got )?(?:any |an? )?(?:brothers?|sisters?|siblings|kids|children|parents|(?:a )?family|mum|mom|dad|wife|husband|girlfriend|boyfriend|partner|pets?|dogs?|cats?|friends|feelings|heart|body)\b|are you (?:a )?(?:real|human|alive|person|robot|bot|machine|computer|ai|someone)|(?:are )?(?:you|u) a (?:robot|bot|machine|person|human|computer|real person)(?: or .{1,20})?[?. ]*$|what do (?:you|u) do (?:all day|all night|when (?:nobody|no one|I'm not))|who are you|what are you)(?!\p{L})/iu;

/** 'No wait. It was Tuesday': something is put right. */
const putsRight =
  /^(?:(?:no|oh|ah|wait|hang on|hold on|correction)[,.! ]+)*(?:(?:wait|hang on|hold on|correction|that's (?:not right|wrong))[,.! ]+|sorry[, ]+)(?:no[,. ]+)?(?:it was(?:n't)?|it's|it is|its|he was|she was|they were|I mean|I meant|not)\b|\bturns? out (?:it|he|she|they|that) (?:was|were|is|did)n't\b[^?]*\b(?:it|he|she|they) (?:was|is|were|did)\b|^(?:no,? )?(?:it'?s|it is|it was) not the \w+(?: \w+)?(?: by the way)?,? (?:it'?s|it was|but)\b|^(?:he|she|it)'s \w+ actually\b/i;

/** Words. Whoever says good night after a long page is told good night as well. */
const longestGoodNight = 120;

export function actByWords(text: string, wordCount: number): Act | null {
  if (wordCount <= 20 && saysMisread.test(text)) return 'misread';
  if (wordCount <= 22 && putsRight.test(text) && !text.includes('?')) return 'correct';
  if (wordCount <= 14 && goesToBed.test(text)) return 'bye';
  if (wordCount <= longestGoodNight && takesLeaveForNight.test(text) && !hasNoSleep.test(text))
    return 'bye';
  if (wordCount <= 22 && [leaves, asksForLeave].some((each) => each.test(text))) return 'bye';
  if (wordCount <= 40 && [endsWithBye, endsWithLeaving].some((each) => each.test(text)))
    return 'bye';
  if (wordCount <= 50 && leavesWithThanks(text)) return 'bye';
  if (wordCount <= 12 && takesForTheDead.test(text)) return 'be-dead';
  if (wordCount <= 20 && callsTheDead.test(text)) return 'be-dead';
  if (wordCount <= 14 && asksAboutMe.test(text)) return 'ask-me';
  return wordCount <= 9 ? (plainActs.find(([, pattern]) => pattern.test(text))?.[0] ?? null) : null;
}
