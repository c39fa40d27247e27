import type { Topic } from './bank-entries.ts';

/** Rings, houses, papers. */
export const topicsPapers: readonly Topic[] = [
  {
    id: 'jewellery',
    cues: /\b(?:(?:wedding|engagement) ring|ring off|(?:my|the|his|her) ring|necklace|bracelet)\b/i,
    label: 'the ring',
    weight: 8,
    lines: {
      reflect: [
        'gave, from> {They} gave it to you to wear, and you have it still.',
        'You have that on you, and hardly anybody knows what it is.',
        'ring> Such a small thing to wear, and such a lot to take off.',
        'ring> The mark stays on the finger for a while, on or off.',
      ],
      ask: ['Where is it now?', 'What would it say to wear it, and what to take it off?'],
    },
  },
  {
    id: 'house-sale',
    cues: /\b(?:sell(?:ing)? the house|sold the house|estate agent|(?:family|childhood|parents'|mum's|dad's) (?:home|house)|moving out|move out|hand(?:ing)? (?:over|back) the keys|viewings?)\b/i,
    label: 'the house',
    weight: 6,
    lines: {
      reflect: [
        'Strangers will live where all that happened.',
        'A house like that holds the height marks and the sound of the stairs.',
      ],
      ask: [
        'Which room would you like to stand in once more?',
        'What will you take with you that is no use to anybody?',
      ],
    },
  },
  {
    id: 'paperwork',
    cues: /\b(?:paperwork|probate|the will|debts?|bank|on hold|death certificate|forms?|solicitor|bills|pension|insurance|executor|estate|accounts|direct debits?)\b/i,
    label: 'the paperwork',
    weight: 6,
    lines: {
      reflect: [
        'There is so much of it after a death, and it has landed on you.',
        'hold, bank, phone, call> You tell it to strangers, over and over, with music in between.',
        'So there is grief, and there is also a reference number.',
        'Somebody has to do it, and the somebody is you.',
      ],
      meaning: ['It looks like paperwork. It is also having to say the news again every time.'],
      ask: [
        'What is it like, to be the one who deals with it all?',
        'Who could take one of those calls off you?',
        'Which of the letters do you leave unopened?',
      ],
    },
  },
  {
    id: 'debts-secrets',
    about: 'lost',
    cues: /\b(?:found out (?:about|that|he|she)|secrets?|(?:he|she|they) never told (?:us|me|anyone|mum|anybody)|hid (?:it|the)|hidden|didn't know a thing|behind (?:our|my) back|double life|lied about)\b/i,
    label: 'what was kept from you',
    weight: 9,
    lines: {
      reflect: [
        'And {they} {is} not here to be asked about it.',
        'So there was a room in that life with the door shut, and now you all stand in it.',
        'So you are grieving for {them}, and finding out things about {them}, both at once.',
      ],
      meaning: ['Finding out afterwards means the quarrel has only one side left to it.'],
      ask: [
        'What would you ask, if you could have one straight answer?',
        'How does it change the picture you had?',
        'What do you think {they} {was} afraid of?',
      ],
    },
  },
  {
    id: 'place',
    cues: /\b(?:(?:his|her|their|the|that) (?:garage|shed|garden|allotment|workshop|greenhouse|office|kitchen|bench|park|beach|river|caravan)|our (?:place|bench|beach|caf[eé]|pub|park|spot))\b/i,
    label: 'that place',
    weight: 2,
    lines: {
      reflect: [
        'Some places are so full of one person that it is hard to go in.',
        'That place had {person} in it, and still has, in a way.',
      ],
      ask: [
        'What is there, if you stand in the doorway?',
        'When were you last there, and with whom?',
        'What does it smell of there?',
      ],
    },
  },
  {
    id: 'letters-kept',
    cues: /\b(?:(?:bought|buy|wrote|write|keep|kept|sent) (?:a |him |her |them |an? |the )?(?:\w+ )?(?:card|present|gift|cards|letters?)\b|in (?:the|a) drawer)/i,
    label: 'the card',
    weight: 8,
    lines: {
      reflect: [
        'drawer> You go on choosing it, with nowhere to send it. That is a great deal of love in a drawer.',
        'every, each> It gets bought, and it stays with you. Every time.',
        'It lies there, then, addressed in everything but the address.',
      ],
      meaning: ['It is a way of keeping the place at the table without anyone having to see.'],
      ask: [
        'What do you write in it?',
        'drawer, every> How many lie there by now?',
        'bought, buy> What happens in the shop, when you stand at the rack?',
      ],
    },
  },
];
