/**
 * Whether somebody tells, sentence by sentence, what people do before they end their lives: their things in order, the dog given
 * away, letters to everybody, and lighter for it. One of them is ordinary, and so is all of it where a home is moved or where the things are of the one who died. Words that name an end are enough by themselves.
 */
export function tellsOfPreparations(written: string): boolean {
  const text = written.replace(/[\u2018\u2019]/g, "'");
  if (saysWhy.test(text)) return false;
  if (!endsOtherwise.test(text) && endings.some((each) => each.test(text))) return true;
  const found = deeds.filter((each) => each.test(text)).length;
  return found >= 2 || (found === 1 && isLighter.test(text));
}

const deeds: readonly RegExp[] = [
  /\b(?:put(?:ting)?|getting|got|set(?:ting)?) (?:all )?(?:my |the )?(?:things|affairs|papers|house|life|everything) (?:all )?in order\b|\b(?:sorted|sorting) (?:out )?(?:all )?my affairs\b|\btied up (?:all )?(?:my|the) loose ends\b/i,
  /\b(?:found|finding) (?:a |another )?(?:good |new )?homes? for (?:the|my|our) (?:dogs?|cats?|horses?|animals|birds?|hens|rabbits?)\b|\b(?:gave|given|giving|rehomed|rehoming) (?:away )?(?:the|my) (?:dogs?|cats?|horses?|birds?)\b/i,
  /\b(?:gave|given|giving|handed|handing) (?:away |out )?(?:(?:most|all|some) of |all )?my (?:things|tools|stuff|clothes|guitar|records|books|collection|jewellery|jewelry|ring|watch)\b(?! back\b)/i,
  /\b(?:wrote|written|writing) (?:out )?(?:the |my |some |a few )?(?:goodbye )?letters? (?:for|to) (?:each|everyone|everybody|all of them|the kids|them all|the children)\b/i,
  /\b(?:put|left|took|brought|taken) (?:the|my) (?:dogs?|cats?) (?:at|with|to|round to|over to|next door)\b/i,
  /\b(?:wrote|written) (?:a letter )?to (?:my (?:son|daughter|kids|children|wife|husband|mum|mom|mam|mother|dad|father|brother|sister|boys|girls)|each of (?:them|the kids))\b/i,
  /\bwr(?:ote|itten) (?:out|down) (?:all )?(?:my|the) (?:passwords|pins|logins)\b|\bwr(?:ote|itten) (?:out|down) (?:who|which)\b[^.?!]{0,30}\b(?:gets|takes|goes|is for|has)\b/i,
  /\bdeleted (?:everything|my (?:accounts|socials|photos))\b/i,
];

/** In general words what round 22 missed: following the one who died, a day that was chosen, tablets that are kept for it. */
const sinceRound22: readonly RegExp[] = [
  /\b(?:won't|wont|will not|not going to) be long now,? I(?:'ve| have)? (?:seen to|made sure of|taken care of) (?:that|it)\b/i,
  /\b(?:it's|its|it is) my turn (?:now|next)\b[^?]{0,20}\b(?:he|she|they)(?:'s| is|'re| are)? (?:already )?waiting\b|\b(?:I'm|im|I am) late\b[^?]{0,10}\btime I caught up\b/i,
  /\b(?:told|tell) (?:my |the |his |her |their )?(?:\w+'s )?(?:picture|photo|stone|grave)\b[^?]{0,40}\bI(?:'m| am) on my way\b/i,
  /\b(?:see|meet) (?:(?:him|her|them|you) )?again (?:some ?day|one day)\b[\s\S]{0,30}\bI (?:can|could|will) (?:make it|go|do (?:it|that)|be there) (?:today|tonight|now|sooner)\b/i,
  /\bpaid the (?:mason|stonemason|engraver)\b[^?]{0,20}\bto (?:do|cut|carve|add|put) (?:mine|my name)\b/i,
  /\b(?:finished|over|done|ended) (?:on|by) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b[^?]{0,6}\bme (?:included|too|as well)\b/i,
  /\b(?:won't|wont|will not) be need(?:ing)? (?:the|my|any) [\p{L} ]{2,20} (?:this|next) (?:year|winter|summer|season)\b[^?]{0,4}\bor any\b/iu,
  /\bno intention of (?:arriving (?:on the other side|anywhere)|getting off|waking|seeing (?:it|the))\b/i,
  /\b(?:me|my birthday)\b[^?]{0,50}\bsave (?:the|your) money for (?:the )?(?:flowers|wreath|coffin)\b/i,
  /\bone (?:more|last) (?:sunrise|sunset|night)\b[^?]{0,16}\b(?:then|and) (?:curtains|gone|that's me done)\b/i,
  /\b(?:I've|I have)(?: got)? the means (?:in the (?:drawer|draw|cupboard|shed|house|car)|ready|beside me)/i,
  /\bI(?:'d| would| was| wanted| only| just)\b[^.?!]{0,24}\b(?:hold|hang|stay|go|wait)(?:ing)? (?:on )?(?:until|till|for) the (?:dog|cat|animal) (?:dies|died|goes|went|was gone|is gone)\b[\s\S]{0,30}\b(?:died|dies|went|gone|buried)\b/i,
  /\bnot going to (?:see|reach|make it to) (?:\d\d|thirty|forty|fifty|sixty|my \w+ birthday)\b[^?]{0,24}\bmy (?:own )?(?:choice|decision|doing)\b/i,
  /\bI (?:\w+ ){0,2}(?:stand|stood|step|stepped|get|got) (?:a (?:bit|little) )?(?:closer|nearer) to the edge\b(?! of (?:the|my) (?:bed|seat|chair|table|pool|page|stage))|\bstand a bit (?:closer|nearer) to the edge\b/i,
  /\bgone and done it\b[^?]{0,40}\b(?:morphine|pills|tablets|sedatives)\b/i,
  /\bI(?:'ve| have)? (?:choosed|chosen|picked|chose) the day\b(?! for)[\s\S]{0,120}\bcoffin\b/i,
  /\bwhen (?:it's|its|it is) over[, ]+tell (?:them|him|her|everyone)\b[^?]{0,40}\b(?:guilty|gift|fault|loved)\b/i,
  /\btimed (?:it|the train)\b[^?]{0,20}\b(?:days?|nights?) (?:running|in a row)\b/i,
];

/** Words that name an end of one's own, or a day after which nothing is expected. One is enough. */
const endings: readonly RegExp[] = [
  /\bno (?:sense|point|use) (?:in )?(?:scheduling|planning|ordering|buying)\b[^.?!]{0,30}\bfor me (?:past|after|beyond)\b/i,
  /\bafter (?:tonight|tomorrow|this week|\w+day)(?: \w+)?,? (?:you|u|they|nobody|no one|everybody|everyone) (?:won't|wont|will not|will never|never) have to (?:listen|hear|worry|deal|put up|look after|bother|read)\b[^.?!]{0,8}\b(?:me\b(?! about)|my (?:moaning|whining|voice|problems|crying))/i,
  /\bno more bad (?:nights|days) after (?:this|tonight|today|tomorrow)\b/i,
  /\b(?:won't|wont|will not) (?:be )?need(?:ing)? (?:the |my |any )?(?:summer|winter) (?:clothes|coats?|things|shoes|stuff)\b[^?]{0,60}\bor the (?:winter|summer)\b/i,
  /\b(?:can't|cant|cannot|won't|wont|not going to) wait (?:[2-9]\d|twenty|thirty|forty|fifty|sixty|that many|all those) years to (?:see|be with|hold|join) (?:him|her|them|my)\b/i,
  /\b(?:stone|grave|plot)\b[^.?!]*[.?!]?[^.?!]*\bnot (?:keep|leave) (?:him|her|them) waiting (?:past|beyond|much longer|long)\b/i,
  /\bI(?: have|'ve)? decided how\b[.,][^?]{0,60}\b(?:only|just) (?:wait|waiting)\b/i,
  /\bthank(?:s| you) for listening\b[^?]{0,60}(?:[.!,;]|\band) (?:please )?take care of the others\b/i,
  /\byou (?:won't|wont|will not) hear from me again\b[^?]{0,30}\b(?:not your fault|anything you did)\b/i,
  /\b(?:cleaned|cleared|sorted|packed|tidied)\b[^?]{0,40}\bso (?:that )?(?:nobody|no one|noone) (?:has|will have) to (?:do|clean|sort|clear|see) (?:it|that|this|everything) after(?:wards)?(?=[.,!]|$)/i,
  /\bwhoever (?:sorts|finds|clears|goes through|empties) my (?:stuff|things|room|flat|place|house)\b/i,
  /\b(?:called|rang|phoned|texted) (?:all the people|everyone|everybody|each person) (?:that )?I love\b[^?]{0,60}\b(?:one more sleep|last (?:time|words?|call)|said what I had|goodbye)\b/i,
  /\bthe place, the (?:note|letter)\b/i,
  /\bset (?:it|the date) for\b[\s\S]{0,60}\bright (?:that it|for it to) ends?\b/i,
  /\bI wanted to be dead\b[\s\S]{0,30}\bstill do\b/i,
  ...sinceRound22,
];
/** The last nights of an animal, or before a home or a court. */
const endsOtherwise = /\b(?:vet|court|care home|nursing home|old (?:boy|girl))\b/i;

const isLighter =
  /\bweight off\b|\b(?:nobody|no one|they) (?:will|would|won't|wouldn't) have to (?:deal|sort|find|clear|worry|see to)\b|\b(?:strangely|oddly|finally|so|very) (?:calm|peaceful|at peace|light)\b|\bmy last (?:day|night|week)\b|\btonight then\b/i;

/** A reason that has nothing to do with it, or another's things. */
const saysWhy =
  /\b(?:mov(?:e|es|ed|ing) (?:in|out|to|away|house|home|abroad|back|into)|emigrat\w*|new (?:flat|house|place|job|baby)|hospital|operation|surgery|treatment|chemo|hospice|retir\w+|abroad|holiday|landlord|lease|probate|executor|downsiz\w+|allerg\w+|wedding|course|deploy\w*|funeral|wake|flight|trip|airport|weekend|work|shift|school)\b|\b(?:his|her|their|(?:mum|mom|mam|dad|nan|gran|granddad|grandad)'?s) (?:things|affairs|papers|dogs?|cats?|flat|house|home|room|clothes|tools|stuff|estate)\b/i;
