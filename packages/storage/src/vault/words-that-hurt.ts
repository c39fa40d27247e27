/**
 * Words of the BIP39 list that nobody should have to copy by hand in grief: kin, love and loss, the body and its end, means of
 * harm, and words that judge. No new phrase has one of them. An earlier phrase that has one still opens.
 */
export const wordsThatHurt: ReadonlySet<string> = new Set(
  `abuse accident alcohol alone attack aunt awful baby betray birth bitter blade blame bleak blood body bomb bridge
  broken brother bullet burden child cliff cousin cradle crash cruel cry dad danger daughter despair destroy divorce
  dose dumb end enemy evil exit family fat fatal father fault ghost gloom grief guilt gun heart hospital hurt husband
  ill infant injury insane kiss knife leave left liar lonely love marriage miss mistake mom mother nasty nephew never
  nurse orphan panic parent patient pill pistol quit razor regret reject remain remember rifle ring romance sad scare
  shoot sick siren sister skull slab slice soldier sorry suffer swallow sword toddler together tragic trap twin ugly
  unable uncle useless vanish virus void weapon wedding wife wreck wrist wrong`.split(/\s+/),
);
