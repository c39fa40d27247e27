import type { Mood } from './bank-entries.ts';

/** Sadness, emptiness, loneliness, exhaustion. */
export const moodsSad: readonly Mood[] = [
  {
    id: 'sad',
    emotion: 'Sadness',
    noun: 'the sadness',
    cues: /\b(?:sad|sadness|(?:feel(?:ing)?|so) (?:down|low)|tearful|miserable|gutted|devastated|crushed)\b/i,
    lines: {
      reflect: [
        'Sad, and no way round it.',
        'There is the plain word: sad. It covers a lot of ground.',
        'So it is sadness today, the heavy kind.',
      ],
      meaning: ['There is a lot of love in that sort of sadness.'],
      ask: [
        'Where do you notice the sadness, if you look for it in the body?',
        'What was happening just before it came over you today?',
      ],
    },
  },
  {
    id: 'heartbroken',
    emotion: 'Grief',
    noun: 'the heartbreak',
    cues: /\b(?:heart ?broken|broken[- ]hearted|heart (?:is|was) (?:broken|breaking|in pieces)|heartache|my heart)\b/i,
    lines: {
      reflect: [
        'Your heart is in it, and it has been broken. You need not put that more sensibly.',
        'Heartbroken is the right word, and it is a body word too.',
      ],
      ask: ['What does it do to your days, the heartbreak?'],
    },
  },
  {
    id: 'empty',
    emotion: 'Grief',
    noun: 'the emptiness',
    cues: /\b(?:empty|emptiness|hollow|void|a hole|gap)\b/i,
    lines: {
      reflect: [
        'Empty. Not even pain, more like a room with everything taken out.',
        'An emptiness like that is heavy, strange as it sounds.',
        'Hollow, as you say. There was so much in that place.',
      ],
      ask: ['What used to be where the emptiness is?', 'At what hour is it emptiest?'],
    },
  },
  {
    id: 'numb',
    emotion: 'Grief',
    noun: 'the numbness',
    cues: /\b(?:numb|numbness|feel nothing|can't feel|don't feel anything|nothing at all inside|robot|autopilot|on auto|switched off|detached|unreal|surreal|not real|doesn't feel real|zombie)\b/i,
    lines: {
      reflect: [
        'Numb, then. Sometimes a body turns the sound down so that you can go on standing.',
        'It does not feel like anything, and that itself is strange to live in.',
        'You move through it and nothing quite touches. Yes.',
      ],
      normal: [
        'Feeling nothing is not the same as not caring. Often it is what caring too much looks like from outside.',
      ],
      ask: [
        'Is there a moment when the numbness thins a little?',
        'What did you last feel clearly, even something small?',
      ],
    },
  },
  {
    id: 'lonely',
    emotion: 'Sadness',
    noun: 'the loneliness',
    cues: /\b(?:lonely|loneliness|alone|isolated|on my own|by myself|nobody to|no one to)\b/i,
    lines: {
      reflect: [
        'Alone with it. It doubles the weight of everything.',
        'Lonely, and perhaps lonelier among people than without.',
        'You have been by yourself with this for a good while, it sounds.',
      ],
      ask: [
        'When does the loneliness bite, in which hour?',
        'Whose company would be easiest, if you could choose?',
      ],
      askWho: [
        'Who was the last person you did not have to pretend with?',
        'Is there one name you could send three words to?',
      ],
    },
  },
  {
    id: 'lost',
    emotion: 'Confused',
    noun: 'feeling lost',
    cues: /\b(?:I(?:'m| am| feel| felt)(?: so| just| completely| totally)? lost|lost without|adrift|no direction|drifting|don't belong)\b/i,
    lines: {
      reflect: [
        'Lost. The map you had was drawn around something that is gone.',
        'You feel lost, and everyone about you seems to know the way.',
      ],
      ask: [
        'What used to tell you where you were?',
        'What is the last place where you did not feel lost?',
      ],
    },
  },
  {
    id: 'tired',
    emotion: 'Sadness',
    noun: 'the tiredness',
    cues: /\b(?:tired|exhausted|exhausting|worn out|drained|no energy|shattered|knackered|burnt? out|weary|fatigue\w*)\b/i,
    lines: {
      reflect: [
        'Tired to the bone. Grief is work, even on a day when you lift nothing.',
        'So tired, and sleep does not reach that sort.',
        'Worn out. Of course: all this has been running day and night.',
      ],
      ask: [
        'What takes the last of your strength, in an ordinary day?',
        'If someone took one task off you this week, which should it be?',
      ],
    },
  },
  {
    id: 'hopeless',
    emotion: 'Sadness',
    noun: 'the hopelessness',
    cues: /\b(?:hopeless|no hope|pointless|no point|what's the point|meaningless|despair|given up|giving up|no future)\b/i,
    lines: {
      reflect: [
        'It looks pointless from where you are, and I will not paint it over.',
        'No point, you write. It must be grey in there.',
        'Nothing to head for. Then even getting up has no reason in it.',
      ],
      ask: [
        'Has it ever gone so far that you thought of not living?',
        'What used to have a point, before this?',
      ],
    },
  },
  {
    id: 'broken',
    emotion: 'Grief',
    noun: 'feeling broken',
    cues: /\b(?:I(?:'m| am| feel) (?:so |just |completely )?(?:broken|in pieces|falling apart|a wreck|a mess|destroyed|shattered|ruined)|falling apart|fell apart|breaking down|broke down)\b/i,
    lines: {
      reflect: [
        'In pieces, as you put it. You do not have to be in one piece to be here.',
        'You are falling apart, and still you have put it in a sentence.',
      ],
      ask: [
        'When were you last able to fall apart with someone near?',
        'What set it off, this time?',
      ],
    },
  },
];
