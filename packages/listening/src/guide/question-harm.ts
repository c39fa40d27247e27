import type { Memory } from './memory.ts';

const ids = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const ofTheLiving = ids(
  'told-it told-them talk-to get-on still-speak how-in-touch want-back moments-left doctors pet-now',
);
const notOfBaby = ids(
  'what-like more-of would-say would-laugh told-it made-of-it how-old-was last-words words-between miss-most picture what-hoped turned-out kids tell-child expected found-out met',
);
const notAfterSuicide = ids(
  'expected asked-why know-why found-out last-words words-between noticed how-ended turned-out surprised made-of-it would-laugh would-say what-in-it then-happened liked-done words-again believed',
);
const notAfterHarm = ids(
  'want-back told-them told-it get-on still-speak talk-to how-in-touch met together what-like more-of miss-most would-say would-laugh made-of-it know-why asked-why expected say-back liked-done talk-each words-again then-happened first-time how-often age-then',
);
const notAfterGuilt = ids(
  'expected did-then then-happened last-words noticed helped decided know-why asked-why turned-out found-out made-of-it',
);
const forTheYoung = ids('what-like pet-like more-of talk-to who-knows who-there');

const tellsOfHarm =
  /\b(?:abus\w*|rap(?:ed|ist)|assault\w*|molest\w*|groom(?:ed|ing)|stalk\w*|restraining|violen\w*|threaten\w*|strangl\w*|chok(?:ed|es|ing) me|(?:hitting|beat(?:s|ing)?|punch\w*|slapp\w*) (?:me|us)|(?:he|she|ex|dad|mum|husband|wife) (?:\w+ )?(?:hits?|touched) (?:me|us)|follow(?:s|ed|ing) me|(?:scared|afraid) of (?:him|her)|bull(?:y|ied|ying)|(?:got|gave us|the) (?:the )?belt)\b/i;
const tellsOfSuicide =
  /\b(?:suicide|killed (?:him|her|them)sel\w+|t(?:ook|aken) (?:his|her|their) (?:own )?life|hanged|overdos\w*)\b/i;
const tellsOfGuilt =
  /\b(?:my fault|should(?:n['’]t)? have|should['’]ve|could['’]ve|if only I|if I had|if I['’]d|blame myself)\b/i;

/** Whether a question could hurt after what was told anywhere in the talk, however well it fits the last message. */
export function wouldHurt(
  id: string,
  { events, focusPerson, lostPerson, isYoung, everything }: Memory,
): boolean {
  const isSuicide = events.has('suicide') || tellsOfSuicide.test(everything);
  const isOfBaby =
    events.has('stillbirth') || events.has('miscarriage') || lostPerson?.relation === 'baby';
  const isOfDead = focusPerson ? focusPerson.isDead : events.has('died') || isSuicide || isOfBaby;
  return (
    (isYoung && !forTheYoung.has(id)) ||
    (isOfDead && ofTheLiving.has(id)) ||
    (isOfBaby && notOfBaby.has(id)) ||
    (isSuicide && notAfterSuicide.has(id)) ||
    (notAfterHarm.has(id) && tellsOfHarm.test(everything)) ||
    (notAfterGuilt.has(id) && tellsOfGuilt.test(everything)) ||
    (/^(?:kids|tell-child)$/.test(id) && lostPerson?.relation === 'child')
  );
}

/** Whether a remark that is tender of somebody could hurt, because somebody was told of who did harm. */
export const wouldMock = (remark: string, { everything }: Memory): boolean =>
  tender.has(remark) && tellsOfHarm.test(everything);
const tender = ids('fond longing good-story keeps habit ritual forgotten');
