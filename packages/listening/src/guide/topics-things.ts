import type { Topic } from './bank-entries.ts';

/** Objects that are left: voice messages, coats, photographs, rooms. */
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
];
