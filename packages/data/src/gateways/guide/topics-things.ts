import type { Topic } from './piece.ts';

/** What is left lying about: voices, coats, photographs, rooms. */
export const topicsThings: readonly Topic[] = [
  {
    id: 'voice',
    about: 'lost',
    cues: /\b(?:voicemails?|voice ?notes?|answer(?:ing|) ?machine|(?:his|her|their|mum's|dad's) voice|(?:sounded|sounds) like|press play|recording of|hear (?:him|her) (?:speak|talk|laugh)|(?:his|her|their) laugh)\b/i,
    label: '{their} voice',
    weight: 15,
    lines: {
      reflect: [
        "haven't, can't, not listened> So {their} voice is there, a thumb's width away, and you walk round it.",
        'A voice is the part that cannot be described to anyone who never heard it.',
        "haven't, can't, never> As long as you have not played it, there is still something of {them} to come.",
        'scared, afraid, forget> Being afraid to lose the sound, and afraid to hear it. Those two can live in one hand.',
      ],
      meaning: [
        'Nothing says when. It keeps.',
        'voicemail, recording, voice note> A copy kept in a second place would not oblige you to listen.',
      ],
      ask: [
        'voicemail, message, recording> What do you imagine {they} said in it: something great, or something about milk?',
        'How did {they} say your name?',
        'listen, play> What would have to be around you, for you to be able to listen?',
      ],
    },
  },
  {
    id: 'clothes',
    about: 'lost',
    cues: /\b(?:(?:his|her|their|mum's|dad's) (?:clothes|coat|jacket|jumper|sweater|scarf|shoes|slippers|hoodie|shirt|dressing gown|wardrobe|perfume|aftershave|hat|glasses|watch|toothbrush|pyjamas)|hoodie|smells? (?:of|like) (?:him|her|them)|still smells|(?:his|her|their) smell)\b/i,
    label: 'what still smells of {them}',
    weight: 10,
    lines: {
      reflect: [
        'You smell it, and for a second it is like before.',
        'You have that still, and no one need know how often you pick it up.',
        'It is only a thing, anybody would say. You know better.',
      ],
      meaning: ['A smell can bring someone back faster than any picture.'],
      ask: [
        'Where do you keep it?',
        'When did you last hold it?',
        'What comes back first, when you smell it?',
      ],
    },
  },
  {
    id: 'sorting',
    about: 'lost',
    cues: /\b(?:clear(?:ing)? out|sort(?:ing)? (?:through|out)|(?:his|her|their) (?:things|stuff|belongings|room|desk|shed|drawer|study|bedroom|bowl|bed|toys)|pack(?:ing)? up (?:his|her|the)|charity shop|throw(?:ing)? (?:away|out)|put(?:ting)? (?:his|her|their|its) .{0,25}away|emptied|boxes)\b/i,
    label: '{their} things',
    weight: 13,
    lines: {
      reflect: [
        'To put those things away is to say a sentence you are not ready to say.',
        'Putting those away makes it true in a way that nothing else does.',
        'It asks for a decision, and what you want is for nobody to decide anything.',
      ],
      meaning: [
        'It can all stay where it is. Nothing there goes off.',
        "Somebody else's hurry is not a reason.",
      ],
      ask: [
        'Which single thing would be the last you would part with?',
        'Which of it can you look at, and which not?',
        'What would you like to happen with it, if nobody pressed you?',
      ],
    },
  },
  {
    id: 'left-standing',
    about: 'lost',
    cues: /\b(?:still (?:on|in|by|at|hanging|standing|lying|where) (?:the |his |her |its |it )?(?:hook|door|bench|chair|table|hall|garage|kitchen|fridge|car|was|shelf|desk|wall|sink|bathroom|floor|side|bed|porch|stairs)|haven't (?:moved|touched|changed|washed|opened)|can't (?:move|touch|wash|change)|where (?:he|she|they) left)\b/i,
    label: 'what is still in its place',
    weight: 12,
    lines: {
      reflect: [
        'It is still there, as if the day had only been paused.',
        'It looks as if {they} could come back for it.',
        'hook, hang> It is still hanging there, as if it might be needed in a minute.',
        'Everything where it was left, as if nothing had happened.',
      ],
      meaning: ['You may leave it there as long as you need it there.'],
      ask: [
        'What happens in you when you pass it?',
        'Who will be the one to say when it moves?',
        'Do you touch it, or go round?',
      ],
    },
  },
  {
    id: 'photos',
    cues: /\b(?:photos?|photographs?|pictures? of|album|camera roll|videos? of|old videos?)\b/i,
    label: 'the photographs',
    weight: 4,
    lines: {
      reflect: [
        'In a picture they are all still in the middle of something.',
        'You look, and it looks back from before.',
        'In the photograph nobody knows yet what is coming.',
      ],
      ask: [
        'Which one do you always stop at?',
        'What is just outside the frame, that only you know?',
        'Who took it?',
      ],
    },
  },
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
