/**
 * Who can answer what the shelf cannot: 'The airline can tell you.' Null: the question is about nothing that has somebody for it.
 * Nothing here says what the answer is.
 */
export const whoWouldKnow = (question: string): string | null =>
  isForNobody.test(question)
    ? null
    : (offices.find(([, about]) => about.test(question))?.[0] ?? null);

/** 'Why do I wake at three', 'did she know I was there', 'where do I find the will to go on': no office has an answer to it. */
const isForNobody =
  /\bwhy\b|\b(?:did|do|does|can|could|will|would|is|was|were) (?:he|she|they|it|mum|mom|dad|anyone|anybody|(?:my|the|our|his|her) \p{L}+) (?:\p{L}+ )?(?:know|knew|feel|hear|see|suffer|hurt|love|want (?:me|us)|mean|forgive|miss|hate|remember|watch|blame|proud|angry|in pain)\b|\bthe will (?:to|for)\b|\bsuicid/iu;

/** The most particular first: the ashes on a plane are asked of the airline. */
const offices: readonly [says: string, about: RegExp][] = [
  [
    'The airline can tell you before you travel.',
    /\b(?:hand luggage|luggage|cabin bag|check(?:ed)? (?:it )?in at|airline|boarding|on (?:the|a) (?:plane|flight)|fly(?:ing)? with)\b/i,
  ],
  [
    'The embassy or consulate of that country can tell you.',
    /\b(?:embassy|consulate|visa|repatriat\w*|customs|across the border)\b/i,
  ],
  ['The office that issues passports can tell you.', /\bpassport\b/i],
  [
    'The coroner’s office can tell you, and so can the funeral director.',
    /\b(?:coroner|inquest|post-?mortem|autopsy)\b/i,
  ],
  [
    'The office of the cemetery can tell you.',
    /\b(?:cemetery|graveyard|headstone|gravestone|grave (?:plot|number)|(?:on|at|to) the grave)\b/i,
  ],
  [
    'Somebody who leads the prayers, or an elder of your family, can tell you what is usual.',
    /\b(?:prayers?|mass|rites?|rituals?|temple|mosque|imam|priest|vicar|rabbi|monks?|gurdwara|shiva|shraddha|puja|novena|rosary|mourning (?:clothes|period)|wear (?:white|black|red)|(?:49|40|seven|forty|forty-nine) days|pek kim|white gold|condolence money)\b/i,
  ],
  [
    'The funeral director is asked such things every day, and can tell you.',
    /\b(?:funeral|burial|bur(?:y|ied)|cremat\w+|ashes|coffin|casket|urn|hearse|undertaker|mortuary|morgue|embalm\w*|(?:the|her|his) body|the viewing|(?:the|a|his|her) wake)\b/i,
  ],
  [
    'The fund or the pension office itself can tell you.',
    /\b(?:pensions?|superannuation|super fund|provident fund|cpf|epf|401k|annuity|national insurance)\b/i,
  ],
  [
    'The insurer can tell you. The number of the policy helps.',
    /\b(?:insur\w+|policy|underwriter)\b/i,
  ],
  [
    'A lawyer or a free legal advice centre can tell you.',
    /\b(?:any right to|entitled|in (?:his|her) name|probate|executor|inherit\w*|estate|deeds?|the land|solicitor|lawyer|custody|alimony|legally|legal|nomination|power of attorney|divorce papers|(?:a|the|her|his|no|made) will)\b/i,
  ],
  [
    'The landlord or the housing office can tell you, and an advice centre can check what they say.',
    /\b(?:landlord|tenan\w+|lease|council (?:house|flat)|housing|hdb|(?:the|her|his|our|my) (?:flat|apartment|rent))\b/i,
  ],
  [
    'The bank can tell you. Many have people for just this.',
    /\b(?:(?:the|my|our|his|her) bank|mortgage|loan|overdraft|credit cards?|joint account)\b/i,
  ],
  ['The tax office can tell you.', /\b(?:tax|taxes|hmrc|irs)\b/i],
  [
    'Your doctor can tell you, and can say whether a test makes sense.',
    /\b(?:runs?|run) in (?:the |my |our |his |her )?famil(?:y|ies)\b|\b(?:hereditary|genetic)\b/i,
  ],
  [
    'A pharmacist or a doctor can tell you.',
    /\b(?:side effects?|prescription|pharmacist|chemist|blood pressure|fever|rash|vitamins?)\b/i,
  ],
  ['A vet can tell you, also by telephone.', /\b(?:vet|vaccinat\w+|worming|microchip\w*)\b/i],
  [
    'The school or the university can tell you.',
    /\b(?:exams?|essay|extension|coursework|semester)\b/i,
  ],
  [
    'Your employer can tell you, and a union or an advice centre can check what they say.',
    /\b(?:my (?:boss|work|job|shifts?)|employer|hr|sick pay|sick leave|annual leave|compassionate leave|days off)\b/i,
  ],
  [
    'The company that the account is with can tell you.',
    /\b(?:facebook|instagram|(?<!to |just |I |and )google(?! it\b)|icloud|apple id|whatsapp|netflix|spotify|sim card|phone contract|his phone|her phone|passcode|voicemails?)\b/i,
  ],
];
