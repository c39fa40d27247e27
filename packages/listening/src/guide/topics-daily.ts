import type { Topic } from './bank-entries.ts';

/** Days and nights after the loss. */
export const topicsDaily: readonly Topic[] = [
  {
    id: 'sleep',
    cues: /\b(?:(?:can't|don't|couldn't|not|haven't|hardly|barely) (?:been )?(?:sle(?:e)?p(?:t|ing)?|drop off)|insomnia|awake (?:at|all|until|half|again)|lie awake|lying awake|(?:wake|woke)(?: up)? at|[1-5] ?am\b|(?:one|two|three|four|five) in the morning|middle of the night|nightmares?|sleepless)\b/i,
    label: 'the nights',
    lines: {
      reflect: [
        'am, morning, night, 2, 3, 4> At that hour, with nobody to say a sentence to.',
        'The nights, then. Everything you kept ahead of all day comes and sits on the bed.',
        'Sleep does not come when it is sent for, and the dark makes everything bigger.',
      ],
      meaning: [
        'At night there is no one to be brave for, so it all comes out.',
        'Very few things look their true size at that hour.',
      ],
      ask: [
        'What goes through you, lying there?',
        'What do you do when you give up on sleeping?',
        'At what hour is it worst?',
      ],
    },
  },
  {
    id: 'bed',
    cues: /\b(?:(?:his|her|their) side of the bed|our bed|empty bed|(?:his|her) pillow|double bed)\b/i,
    label: 'the bed',
    weight: 6,
    lines: {
      reflect: [
        'The bed still has two sides, and you keep to yours.',
        'That bed must feel very wide.',
      ],
      ask: [
        'Where do you sleep, these nights?',
        'What is it like, the moment you put out the light?',
      ],
    },
  },
  {
    id: 'quiet-house',
    cues: /\b(?:(?:house|flat|home|place|apartment) (?:is|feels|was|felt|seems)(?: \w+)? (?:quiet|empty|silent|big|dead|cold)|(?:empty|quiet|silent) (?:house|flat|home|nest|rooms?)|come home to (?:nobody|no one|an empty|nothing|silence)|radio on|tv on|television on|the silence in the)\b/i,
    label: 'the quiet house',
    weight: 6,
    lines: {
      reflect: [
        'radio, tv, television> A house that quiet has to be kept at bay with something.',
        'You can hear who is not there.',
        'So the quiet has become a thing in the house, like furniture.',
      ],
      meaning: [
        'radio, tv, television> Noise is a kind of company, when company has been taken out.',
      ],
      ask: [
        'Which room is quietest?',
        'What did the house sound like before?',
        'What is the first thing you do when you close the door behind you?',
      ],
    },
  },
  {
    id: 'meals',
    cues: /\b(?:(?:don't|can't|never) cook|never learned to cook|eat toast|live on|microwave|cook(?:ing|ed)? for (?:one|two|myself|three|four)|(?:set|lay|laid) the table|table for|dinner|supper|breakfast|eat(?:ing)? (?:alone|anything|properly)|can't eat|not eating|(?:his|her) (?:recipe|favourite (?:meal|food)|chair)|the recipe|made (?:this|a|the) (?:soup|cake|stew|bread|pie|curry)|empty chair|too much (?:pasta|rice|food)|two (?:cups|mugs|plates))\b/i,
    label: 'the table',
    lines: {
      reflect: [
        'cook, never> So the cooking was {their} part, and now there is toast.',
        'recipe> It was never written down, because {they} {was} the recipe.',
        'The table is where it shows. Nobody warns you about the table.',
        'A meal takes an hour to make and four minutes to eat, when there is only you.',
      ],
      meaning: [
        'table, laid, lay, set, two> A place laid for someone is a way of speaking to them.',
      ],
      ask: [
        'What used to be on the table on an ordinary Tuesday?',
        'What have you managed to eat today?',
        'recipe, soup, cake, stew, bread, pie, curry> What do you remember of how it tasted?',
      ],
    },
  },
  {
    id: 'reaching',
    cues: /\b(?:(?:reach|reached|reaching) for (?:the|my) phone|pick(?:ed)? up (?:the|my) phone|(?:go|went|about|want|wanted|wish I could|need|still go|used) to (?:tell|call|phone|ring|text|message) (?:him|her|them|mum|dad|mom)|looking at the phone|stare at (?:the|my) phone|phone (?:rings|doesn't ring|to ring)|(?:phone|rang|call|called|ring) me (?:every|each|on)|every (?:sunday|day|night|week|evening|morning) at)\b/i,
    label: 'the calls',
    weight: 8,
    lines: {
      reflect: [
        'every, sunday, evening, six, at night> The hour still comes round, and the phone does not ring.',
        'Your hand knows the number, and there is no one at that end.',
        'A call like that holds a week together, and you only notice afterwards.',
        'Part of you is still listening for the phone.',
      ],
      meaning: [
        'every, mad, always> Half a nuisance at the time, and now it is what you would give anything for.',
      ],
      ask: [
        'What did you two talk about, when it was about nothing?',
        'If it rang now, what would you tell {them} first?',
        'every, sunday, evening, six> What do you do with that hour at present?',
      ],
    },
  },
  {
    id: 'crying',
    cues: /\b(?:can't stop crying|cry(?:ing)? (?:all|every|in|myself|on)|cried|crying|in tears|burst into tears|sob(?:bing|bed)?|tears)\b(?<!(?:school|room|class|family|us|everyone) crying)(?!.*\b(?:can't cry|haven't cried)\b)/i,
    label: 'the crying',
    weight: -4,
    lines: {
      reflect: [
        'The tears come where and when they like, and then you have to wash your face and go on.',
        'You cried. Nobody has to make that stop.',
        "Crying like that uses up a whole day's strength.",
      ],
      meaning: ['It is one of the few honest things a body can do about it.'],
      ask: [
        'Where are you mostly, when it comes?',
        'Does it ease anything, or only empty you?',
        'Is there anyone you do not have to hide it from?',
      ],
    },
  },
  {
    id: 'no-tears',
    cues: /\b(?:can't cry|never cry|haven't cried|didn't cry|don't cry|not (?:even )?cried|no tears|unable to cry)\b/i,
    label: 'the tears that do not come',
    weight: 10,
    lines: {
      reflect: [
        'No tears, and so you wonder what that says about you. I do not think it says what you fear.',
        'It has not come out that way. There are other ways of weeping, most of them quiet.',
      ],
      ask: ['What do you do instead, when it presses?', 'Did someone remark on it?'],
    },
  },
  {
    id: 'mornings',
    cues: /\b(?:every morning|each morning|in the mornings?|the mornings|wake up and|first thing|waking up|get(?:ting)? (?:up|out of bed)|can't get (?:up|out))\b/i,
    label: 'the mornings',
    weight: -4,
    lines: {
      reflect: [
        'The morning hands it to you all over again, before you are dressed.',
        'There is that second before you remember, and then you do.',
      ],
      ask: [
        'What gets you upright, on the days when something does?',
        'What is the first thought, before the others?',
      ],
    },
  },
];
