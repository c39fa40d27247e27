import { isTooEveryday } from './grave-words.ts';
import { sureness } from './sureness.ts';

/**
 * What a message must hold so that a question of the reader fits it, and what it may not hold: most questions that jarred asked for what had
 * just been told, or took something for granted that nobody had said.
 */
type Premise = { needs?: RegExp; not?: RegExp };

const time =
  /\b(?:ago|yesterday|today|tonight|last (?:night|week|month|year|\p{L}+day|spring|summer|autumn|fall|winter)|this (?:morning|week|month|year)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)|since|years?|months?|weeks?|days?|(?:19|20)\d\d|when I was)\b/iu;
const parting =
  /\b(?:ex|broke|split|divorc\w*|left (?:me|us)|dumped|separat\w*|moved out|finished with me)\b/i;
const feast =
  /\b(?:birthday|anniversary|christmas|easter|diwali|eid|ramadan|new year\S*|mother's day|father's day|thanksgiving|wedding|funeral|memorial|first|year|date|\d(?:st|nd|rd|th)|tomorrow|next (?:week|month|year|\p{L}+day)|holidays?|advent|lunar)\b/iu;
const gathering =
  /\b(?:funeral|wake|wedding|party|dinner|lunch|memorial|invit\w*|asked me|come (?:to|over|round|along)|visit|reunion|service|barbecue|tomorrow|next (?:week|month|\p{L}+day)|christmas|birthday)\b/iu;
const young =
  /\b(?:kids?|child\w*|sons?|daughters?|boys?|girls?|baby|babies|grand(?:son|daughter|child\w*|kids?)|toddler|little one|twins|school run|niece|nephew|(?:year|yr)s?[- ]old)\b/i;
const night =
  /\b(?:nights?|tonight|sleep\w*|slept|awake|wake|woke|woken|bed|pillow|dark|midnight|\d ?a\.?m\.?|insomnia|dream\w*)\b/i;

const graphic =
  /\b(?:blood\w*|bled|crash\w*|body|found (?:him|her|them)|cpr|ambulance|stopped breathing|scan|stillb\w*|miscarr\w*|rap(?:e|ed)|died)\b/i;

const premises: Readonly<Record<string, Premise>> = {
  expected: {
    not: /\bno idea\b|\bout of (?:the blue|nowhere)\b|\bsudden\w*|\b(?:didn['’]t|never) see it\b|\bno warning\b|\bfor a long time\b/i,
  },
  'rest-of-day': { not: /\b(?:this morning|today|tonight|just now|right now)\b/i },
  'still-say': { not: /\bI(?:'d| would) (?:say|tell|shout|ask)\b|\bI (?:said|told)\b/i },
  'liked-done': { not: /\b(?:died|dead|killed|suicide|crash)\b/i },
  'turned-out': { not: graphic },
  'words-again': { not: /\b(?:scream\w*|breath\w*|rattle|gurgl\w*|shot|bang|choking)\b/i },
  'last-words': {
    not: /\b(?:fight|fought|argu\w*|row|shout\w*|hung up|missed|never (?:said|called|rang))\b/i,
  },
  decided: {
    not: /\b(?:because|cos|so that|custom|tradition|ashes|will|for my|life support|machine|switch\w*|ventilator|turn(?:ed)? off|put (?:him|her|it|them) (?:down|to sleep)|abort\w*|terminat\w*|vet)\b/i,
  },
  'know-why': { not: /\b(?:miscarr\w*|stillb\w*|left me|cheat\w*)\b/i },
  'talk-each': {
    needs:
      /\b(?:never|nobody|doesn['’]t|don['’]t|didn['’]t|won['’]t|silen\w*|quiet|cri\w+|cry\w*|words?|mention\w*)\b/i,
    not: /\bwe talk/i,
  },
  'did-then': {
    not: /\b(?:so I|then I|and I (?:just )?(?:sat|stood|went|walked|cried|left|drove|ran)|blood\w*|body|found (?:him|her|them)|cpr|ambulance|stopped breathing|died)\b/i,
  },
  'say-back': {
    needs:
      /\b(?:said|says?|saying|told|tells?|asks?|asked|goes|went|was like|called?|calls|wrote|writes|text\w*|messag\w*|thinks?|wants?|reckons)\b/i,
    not: /\b(?:told|tells) (?:the|my|his|her|their|our|each|every)\b|\bI (?:said|told|answered|replied|says|just said|shouted|laughed|smiled|nodded)\b|(?:^|[.!?;,] )(?:told|said to|answered) (?:him|her|them)\b/i,
  },
  answered: {
    not: /\bI (?:said|told|answered|replied|did|do|did not|didn't)\b|\b(?:he|she|they) (?:answered|replied)\b/i,
  },
  'wanted-say': { not: /\bI (?:said|spoke|told)\b/i },
  'where-now': { not: /\b(?:in|on|under|behind|inside) (?:my|the|a|his|her|our)\b/i },
  'found-out': {
    not: /\b(?:my (?:son|daughter|boy|girl|wife|husband|baby|dog|cat)|our (?:son|daughter|boy|girl|baby|dog|cat|\p{Lu}\p{L}+)|told|nurse|doctor|there|beside|holding|with (?:him|her|them)|scan|bled|bleeding|miscarr\w*|stillb\w*|woke|hand|phoned|rang|called|texted|letter|e-?mail|saw|read|posted|facebook|instagram|screen|heard|found)\b/iu,
  },
  'how-in-touch': {
    not: /\b(?:call\w*|phone\w*|ring|rings|rang|whatsapp|text\w*|message\w*|skype|facetime|zoom|letters?|e-?mails?|visit\w*)\b/i,
  },
  nights: {
    needs:
      /\b(?:sleep\w*|slept|awake|wake|woke|woken|bed|pillow|nights|at night|every night|insomnia)\b/i,
    not: /\b(?:good|great|well) (?:night|sleep)|slept (?:well|through|like|\w+ hours)|sleep(?:ing)? (?:is (?:fine|good|all right|ok)|better|well|through)|can sleep|nights I|evenings?|tea ?time|starfish\b/i,
  },
  'back-to-sleep': { needs: night, not: /slept (?:well|through)/i },
  'help-tonight': { needs: night },
  evenings: {
    needs: /\b(?:evenings?|dinner|supper|tea|after work|alone|by myself|sofa|couch|telly|tv)\b/i,
  },
  'house-now': {
    needs:
      /\b(?:house|home|flat|rooms?|kitchen|bedroom|hall|door|garden|quiet|silence|silent|empty|stairs)\b/i,
  },
  eaten: {
    needs:
      /\b(?:eat\w*|ate|food|lunch|dinner|breakfast|supper|appetite|hungry|cook\w*|toast|meal\w*|soup)\b/i,
    not: /\b(?:purg\w*|binge\w*|calorie\w*|anorex\w*|bulimi\w*|weigh\w*|fasting|ramadan)\b/i,
  },
  'at-work': {
    needs:
      /\b(?:work\w*|office|school|class|boss|colleagues?|shift|job|college|uni\w*|team|meeting|desk|manager)\b/i,
  },
  'which-song': {
    needs:
      /\b(?:songs?|music|sang|sing\w*|playlist|radio|tune|album|band|hymn|choir|record|played)\b/i,
  },
  listen: {
    needs: /\b(?:voice\w*|record\w*|message|songs?|music|tape|video|playlist|audio)\b/i,
    not: /n['’]t (?:\w+ )?(?:listen|play|heard)|\b(?:not|never) (?:listened|played|heard)\b|\b(?:to|could|can't|never) hear\b|\bgive anything\b/i,
  },
  picture: { needs: /\b(?:photos?|pictures?|pics?|selfie|album|portrait|snapshot)\b/i },
  'how-often-look': {
    needs:
      /\b(?:photos?|pictures?|pics?|profile|chats?|messages?|texts?|letters?|instagram|facebook|whatsapp|album|videos?|status|screen\w*|look\w*)\b/i,
  },
  'what-in-it': {
    needs:
      /\b(?:box|bag|drawer|letter|envelope|tin|case|suitcase|parcel|message|email|diary|notebook|note|file|folder|locker|wallet|purse|pockets?|found|opened)\b/i,
    not: /\b(?:put|with|full of|inside|said|says|wrote|reads?)\b|(?<!\p{L})['‘“"]/iu,
  },
  dream: { needs: /\bdream\w*|nightmare\w*/i },
  'made-of-sign': { not: /\b(?:nightmare\w*|blood\w*)\b/i },
  'moments-left': {
    needs:
      /\b(?:dementia|alzheimer\S*|recogni[sz]\w*|(?:know|knows|knew) (?:me|who)|calls? me|called me|care home|the home|memory|forgets?)\b/i,
  },
  doctors: {
    needs:
      /\b(?:doctors?|dr|hospital|scans?|tests?|results|cancer|chemo\w*|nurse|ward|surgery|op|treatment|ill|sick|diagnos\w*|clinic|specialist)\b/i,
    not: /\b(?:died|dead|passed|lost|gone|killed|miscarr\w*|stillb\w*|heart ?beat|funeral|buried)\b/i,
  },
  paperwork: {
    needs:
      /\b(?:forms?|bank|letters?|accounts?|bills?|papers?|paperwork|certificate|office|insurance|pension|probate|solicitor|lawyer|council|tax|cancel\w*|call\w*|rang|phone|clear\w*|sort\w*|boxes|estate|money|debts?)\b/i,
  },
  kids: {
    needs: young,
    not: /\b(?:stillborn|miscarr\w*|died|dead|lost|buried|touched|(?:I was|as) (?:a|the) (?:child|kid|boy|girl))\b/i,
  },
  'tell-child': {
    needs: young,
    not: /\b(?:stillborn|miscarr\w*|died|dead|lost|buried|touched|(?:I was|as) (?:a|the) (?:child|kid|boy|girl))\b/i,
  },
  'pet-like': {
    needs:
      /\b(?:dogs?|cats?|pupp\w+|kitten|rabbit|hamster|horse|pony|bird|budgie|parrot|pets?|vet|paw\w*|guinea pig|terrier|spaniel|lab|collie|greyhound|chook|hens?)\b/i,
  },
  'pet-now': {
    needs: /\b(?:dogs?|cats?|rabbit|horse|pony|bird|parrot|pets?)\b/i,
    not: /\b(?:died|dead|put (?:down|to sleep)|lost|passed|gone|buried)\b/i,
  },
  'still-speak': { needs: parting },
  'how-ended': { needs: parting },
  'want-back': { needs: /\b(?:him|her|them|he|she|ex|back|us|we)\b/i },
  met: { not: /\b(?:met|first (?:saw|time))\b/i },
  'how-long-ago': {
    needs:
      /\b(?:died|dead|dies|passed|lost|left (?:me|us)|broke up|split|divorc\w*|separated|moved out|buried|funeral|miscarr\w*|killed|ended|walked out|put (?:him|her|them) (?:down|to sleep)|gone)\b/i,
    not: time,
  },
  'how-long': {
    not: /\b(?:for|since) (?:\p{L}+ )?(?:\d+|years?|months?|weeks?|two|three|four|five|six|ten)\b|\b(?:years|months|weeks)\b/iu,
  },
  'age-then': {
    not: /\b(?:I was (?:only )?(?:\d+|\p{L}+teen|six|seven|eight|nine|ten|eleven|twelve)\b|at (?:the )?age|aged|(?:year|yr)s?[- ]old)/iu,
  },
  'how-old-was': {
    not: /\b(?:was|aged?|turned|only) \d+|(?:year|yr)s?[- ]old|\d\d,? (?:when|and)\b/i,
  },
  angriest: {
    needs:
      /\b(?:angry|anger|furious|rag(?:e|ing)|livid|mad|hate|how dare|sick of|fed up|fuming|scream\w*|swore|swear|seething|boil\w*|unfair|not fair|cheek|nerve|audacity)\b|!!|\?!/i,
    not: /\bmiss\b|\bmyself\b|\bmy fault\b/i,
  },
  'miss-most': {
    needs: /\bmiss(?:ing|ed|es)?\b|\bwithout (?:him|her|them|you)\b/i,
    not: /\b(?:n't|not|never) (?:want to )?miss\b|n't want to miss|\bmiss(?:ed)? (?:\w+ ){0,3}(?:bus|train|calls?|stop|exit|turn|flight|appointment)\b/i,
  },
  'want-day': { needs: feast, not: /\b(?:was|were|went|had)\b.{0,40}\b(?:yesterday|last)\b/i },
  'used-to-day': { needs: feast },
  'who-there': { needs: gathering },
  'want-to-go': {
    needs: gathering,
    not: /\bI (?:said (?:no|yes)|went|am going|will go|won't go|don't want to)\b/i,
  },
  'where-body': {
    needs:
      /\b(?:chest|throat|stomach|heart|body|tight\w*|heavy|weight|ache\w*|hurts?|pain|lump|breath\w*|head|shoulders|hands)\b/i,
  },
  'which-stronger': { needs: /\b(?:both|same time|relie[fv]\w*|half|part of me|torn)\b/i },
  'what-believe': {
    needs:
      /\b(?:god|heaven|pray\w*|church|priest|pastor|imam|rabbi|mosque|temple|faith|believe\w*|soul|spirit|angel\w*|bible|quran|karma|reborn|afterlife|looking down|better place|up there|lord|jesus|allah|buddh\w*|puja|dua|mass)\b/i,
  },
  'tell-first': { not: /\b(?:told|rang|called|texted|messaged)\b/i },
  'first-time': { not: /\bfirst\b|\b(?:again|always|every)\b/i },
  'how-often': {
    not: /\b(?:every|always|again|each|twice|once a|times|daily|keeps?|often|constantly)\b/i,
  },
  'then-happened': { not: graphic },
  'who-with': {
    not: /\b(?:we|us|our|funeral|meself|with (?:me|my|our|him|her|\p{Lu}\p{L}+)|by myself|alone|on my own)\b/iu,
  },
  helped: {
    not: /\b(?:we|help\w*|alone|by myself|on my own|together|with (?:me|my|\p{Lu}\p{L}+))\b/iu,
  },
  noticed: { not: /\b(?:noticed|saw me|looked at me|asked (?:me )?(?:if|what|why|how))\b/i },
  'who-knows': {
    not: /\b(?:told|everyone|everybody|they (?:all )?know|whole (?:family|town|village|office|class))\b/i,
  },
  'asked-why': { not: /\b(?:because|cos|cause|since)\b/i },
  afterwards: { not: /\b(?:felt|feel|feeling|afterwards)\b/i },
  'how-felt-good': {
    needs:
      /\b(?:laugh\w*|happy|glad|proud|won|nice|good|great|lovely|managed|did it|made it|brilliant|chuffed|grateful|thankful|smil\w*|danced|sang|best|joy\w*|beautiful|fun|yay|first time)\b|😊|😂|🎉/iu,
    not: /\b(?:tomorrow|will|gonna|going to|next|felt|cri\w+|cry\w*|funeral|died|dead|without|passed|lost|gone|kill\w*|hit|stopped|can(?:no|['’])t|but|miss)\b/i,
  },
};

/** Whether the words of a message let a question of the reader be asked. Where the reader is sure, it is right as often without those that it needs. */
export function mayAsk({ id, score }: { id: string; score: number }, text: string): boolean {
  const { needs, not } = premises[id] ?? {};
  const isBorneOut = !needs || needs.test(text) || score >= sureness.questionWithoutWords;
  return isBorneOut && !not?.test(text) && !isTooEveryday(id, text);
}
