const plainly =
  /\b(?:kill(?:ing)? myself|kms\b|end(?:ing)? (?:it all|my life)|suicid(?:e|al)|want(?:ed)? to die(?! (?:of|from|with) (?:embar\w*|shame|laugh\w*|cring\w*|boredom))|wanna die(?! of embar\w*)|(?:rather|better off) (?:be )?dead|wish I (?:was|were) dead|(?:don't|do not|didn't) (?:really )?want to (?:be here|live|be alive|exist|wake up)|(?:no|any) reason to (?:live|go on)|hurt(?:ing)? myself|cut(?:ting)? myself|self[- ]?harm\w*|(?:take|took|taken|swallow\w*) (?:all )?(?:the |my |too many )?(?:pills|tablets)|over ?dos\w*|(?:be|join|go) (?:with |to )?(?:him|her|them) (?:soon|tonight)|noose|razor blade|jump(?:ing)? off|a (?:gun|rope) (?:in|to))\b/i;

/** Heights, water and rails where somebody stands, sits or goes. */
const places =
  /\b(?:st(?:ood|and(?:ing)?)|s[ai]t(?:ting)?|walk(?:ed|ing)?|drove|driv(?:e|ing)|parked|went|go(?:ing)?|was|been|am|up|climb(?:ed|ing)?|find myself)\b[^.?!]{0,24}\b(?:on|at|to|by|over|off|near)\b[^.?!]{0,14}\b(?:bridge(?! (?:club|game|night|table|with))|viaduct|roof(?:top)?|ledge|cliffs?|edge|railings?|balcony|multi-?stor(?:e?y)|overpass|tracks|top floor)\b|\blook(?:ed|ing)? (?:down|over)\b[^.?!]{0,20}\b(?:edge|railings?|balcony|bridge|ledge|drop)\b|\b(?:balcony|bridge|roof|window|ledge)\b[^.?!]{0,12}\blooking down\b|\b(?:how (?:high|far down)|the drop)\b|\b(?:walk(?:ing|ed)?|swim(?:ming)?|swam)\b[^.?!]{0,8}\b(?:in(?:to the (?:sea|water|river|lake))?$|out further)|\b(?:thought|thinking) (?:about|of) the (?:river|bridge|cliffs?|tracks|train|rope|pills)\b/i;

/** What one dies by, in the hand, looked at or kept ready. */
const means =
  /\b(?:hold(?:ing)?|held|look(?:ed|ing)? at|hid|hide|put|kept?|keep(?:ing)?|taking|took|bought|carry|carried|sat with|sleep with|there is|there's|have|had|is still)\b[^.?!]{0,24}\b(?:kni(?:fe|ves)|blades?|razors?|scissors|rope|noose|gun|pistol|rifle)\b(?! (?:show|bridge|swing|ladder))(?![^.?!]{0,30}\b(?:bread|cake|cook(?:ing)?|kitchen|onions?|sav(?:e|ing) his beard|shav(?:e|ed|ing)|hair|wrapping|paper)\b)|\b(?:gun|rifle|pistol)\b[^.?!]{0,12}\bstill in\b|\b(?:belt) in my hands?\b|\bthe beam in\b|\btie a (?:knot|noose)\b|\b(?:sav(?:e|ed|ing)(?: up)?|count(?:ed|ing)?|lin(?:e|ed|ing)|stash\w*|hoard\w*|kept?|keep(?:ing)?|still (?:have|got)|looked at|there is)\b[^.?!]{0,24}\b(?:pills|tablets|meds|morphine|insulin|sleeping pills)\b|\bengine running\b|\bthe car and the garage\b/i;

const theDead = String.raw`(?:him|her|them|you|(?:my|our) (?:little |own |late )?\p{L}+|mum|mom|mam|dad)`;

/** Going to the dead. */
const reunion = new RegExp(
  [
    String.raw`\b(?:want|wanted|ready|longing|long|going|coming|come|on my way)\b(?: to)?(?: go| come| get)? (?:back )?to ${theDead}(?: soon)?(?=[.,!]|$| now| soon| tonight)`,
    String.raw`\bgo where (?:he|she|they) (?:is|are|went|has gone|have gone)\b`,
    String.raw`\b(?:see|meet|hold|reach) ${theDead}(?: again)? (?:very |quite |so )?soon\b`,
    String.raw`\bsoon (?:we|I)(?:'ll| will| shall)? (?:be|see|hold)\b`,
    String.raw`\bwon't be long\b`,
    String.raw`\bfollow (?:him|her|them)\b`,
    String.raw`\bin the ground (?:beside|with|next to)\b`,
    String.raw`\blie down (?:next to|beside|with) (?:him|her|them)\b[^.?!]{0,20}\b(?:stay|for ?ever|sleep)\b`,
  ].join('|'),
  'iu',
);

/** The same by a name, which begins with a capital. */
const toNamed =
  /\b(?:want|wanted|ready|longing|long) to (?:go|come|get) (?:back )?to \p{Lu}\p{Ll}+(?=[.,!]|$| now| soon| tonight)|\b(?:see|meet|hold) \p{Lu}\p{Ll}+(?: again)? (?:very |quite |so )?soon\b/u;

/** Not caring whether one lives. */
const carelessly =
  /\bdr(?:o|i)ve (?:too |so )?fast on purpose\b|\blet go of the wheel\b|\bstepped (?:off|out|into)\b[^.?!]{0,30}\bdid(?: not|n't) care\b|\bwithout looking and did(?: not|n't) care\b/i;

/** Words of the person's own dying, of what one dies by, and of going to the dead. */
export const touchesDying = (text: string): boolean =>
  plainly.test(text) ||
  places.test(text) ||
  means.test(text) ||
  reunion.test(text) ||
  toNamed.test(text) ||
  carelessly.test(text);
