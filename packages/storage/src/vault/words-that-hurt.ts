/**
 * Words of the BIP39 list that nobody should have to copy by hand in grief: kin, love and loss, the body and its end, means of
 * harm, and words that judge. A phrase with one of them is drawn again; typed in, it still opens.
 */
export const wordsThatHurt: ReadonlySet<string> = new Set(
  `abuse accident alcohol alone attack aunt baby betray birth bitter blade blame bleak blood body bomb bridge broken brother
  bullet burden child cliff cousin cradle crash cruel cry dad danger daughter despair destroy divorce dose dumb family fatal
  father fault ghost grief guilt gun heart hospital hurt husband ill infant injury insane kiss knife lonely love marriage
  miss mistake mom mother nephew never nurse orphan panic parent patient pill pistol quit razor regret reject remain remember
  rifle ring romance sad scare shoot sick sister skull slice soldier sorry suffer swallow toddler together tragic twin ugly
  unable uncle useless vanish void weapon wedding wife wreck wrist wrong`.split(/\s+/),
);
