import type { Topic } from './bank-entries.ts';

/** Caring for somebody who is ill, and the carer's own body. */
export const topicsCare: readonly Topic[] = [
  {
    id: 'caring-now',
    cues: /\bI (?:dress|shave|wash|feed|bathe|lift|change|look after|care for|nurse) (?:him|her|them|my)\b|\bI do everything\b|\bfull[- ]time carer\b/i,
    label: 'the caring',
    weight: 10,
    lines: {
      reflect: [
        'Your hands do all that now, and nobody sees them do it.',
        'You are wife or husband or child, and also the night shift.',
        'All of it goes through your hands.',
      ],
      affirm: ['You do that every day. That is love, and it is hard work.'],
      ask: [
        'What is left for you, at the end of such a day?',
        'Which of it would you hand over, if there were somebody?',
        'What of the two of you is still there, in the middle of it?',
      ],
    },
  },
  {
    id: 'temper',
    cues: /\b(?:los(?:e|t|ing) (?:my temper|it with|patience)|snap(?:ped|ping)? at|shout(?:ed|ing)? at (?:him|her|them|the kids)|short with (?:him|her)|lash(?:ed|ing)? out|took it out on)\b/i,
    label: 'losing your temper',
    weight: 14,
    lines: {
      reflect: [
        'It bursts out of you, and a minute later you are the one who is sorry.',
        'You have run out at that moment, and you take it for who you are.',
        'First the temper, then the shame. They come in together.',
      ],
      meaning: ['Patience gets used up, like sleep.'],
      ask: [
        'What comes just before it?',
        'What would you say to someone who did all that and snapped?',
      ],
    },
  },
  {
    id: 'care-home',
    cues: /\b(?:place in a (?:care )?home|care home|nursing home|into a home|put (?:him|her|them|mum|dad) in|respite|residential|decide by)\b/i,
    label: 'the home',
    weight: 13,
    lines: {
      reflect: [
        'There is a date for it now, and your whole life together on the other side.',
        'Nobody should have to decide that alone.',
        'You can turn it over all night, and there is no answer without a loss in it.',
      ],
      ask: [
        'What are you most afraid you would see, in yourself, if you said yes?',
        'What would be different for {them}, and what for you?',
        'Who can sit at the table with you while you decide?',
      ],
    },
  },
  {
    id: 'promise',
    cues: /\b(?:I (?:promised|swore|gave my word)|promised (?:him|her|them|myself)|broke (?:my|a|the) promise|keep my promise)\b/i,
    label: 'the promise',
    weight: 15,
    lines: {
      reflect: [
        'You gave your word years ago, when neither of you knew what it would mean.',
        'You made that promise before you knew how tired a person can get.',
        'You promised, and you take a promise seriously. It makes it no lighter.',
      ],
      meaning: [
        'What was meant by it may have been: I will not leave you. That can be kept in more than one house.',
      ],
      ask: [
        'What were you promising, underneath the words?',
        'When was it, and what was {person} afraid of then?',
      ],
    },
  },
  {
    id: 'waiting-ill',
    cues: /\b(?:weeks? (?:left|to live)|months? (?:left|to live)|any day now|nothing more (?:they|to be done)|end of life|palliative|saying goodbye|scan results|waiting for (?:the )?results)\b/i,
    label: 'the waiting',
    weight: 13,
    lines: {
      reflect: [
        'You are waiting for something you do not want to come.',
        'It has not happened, and it is already in every room.',
        'They give you weeks, as if one knew how to live in weeks.',
      ],
      ask: [
        'What would you like to have said, while there is somebody to hear it?',
        'What do you two talk about, these days?',
        'What gets you through an afternoon of it?',
      ],
    },
  },
  {
    id: 'body',
    cues: /\b(?:chest|stomach|throat|lump in|shoulders|headaches?|heart (?:races|pounds|hurts)|heavy|weight on|can't breathe|shak(?:e|es|ing)|sick to my|nauseous|ache)\b/i,
    label: 'what your body does with it',
    weight: 4,
    lines: {
      reflect: [
        'The body has its own account of it, and does not ask you first.',
        'It sits there, in you, at a place you could put a finger on.',
      ],
      ask: [
        'If it had a weight, how much?',
        'When does it let go a little?',
        'What does that place want, if you ask it?',
      ],
    },
  },
  {
    id: 'point-of-it',
    cues: /\bwhat(?:'s| is| was) the point\b|\bpoint of (?:any of )?(?:it|this|anything)\b|\bfor nothing\b/i,
    label: 'what it was all for',
    weight: 14,
    lines: {
      reflect: [
        'So it comes down to that question: what it was for.',
        'You look back over all of it and ask what is left.',
        'It is a big question for an ordinary day.',
      ],
      ask: [
        'What did you believe it was for, before?',
        'If there is one thing in all that you would not give back, which?',
      ],
    },
  },
  {
    id: 'read-aloud',
    cues: /\b(?:read (?:something|a poem|the eulogy|it out)|(?:want|asked) me to (?:read|speak|say)|stand up there|give (?:a|the) (?:speech|eulogy)|say a few words|speak at)\b/i,
    label: 'speaking at the funeral',
    weight: 13,
    lines: {
      reflect: [
        'To stand up there, with your voice, in front of them all, on that of all days.',
        'They ask it of you because you were close, and that is just what makes it hard.',
      ],
      meaning: ['A voice that breaks says it quite as well as one that does not.'],
      ask: [
        'If you could read one true sentence and sit down, what would it be?',
        'Who could stand beside you, and go on if you stop?',
        'What must be in it, so that it is really about {person}?',
      ],
    },
  },
  {
    id: 'turned-away',
    cues: /\b(?:turned (?:the|his|her|their|away)|walked (?:past|by)|walked away from me|looked (?:away|through me|right through)|pretended not to see|crossed (?:over|the)|ignored me|left the group|unfriended|didn't (?:even )?look)\b/i,
    label: 'being passed by',
    weight: 13,
    lines: {
      reflect: [
        'To be seen and turned away from. That is worse than not being seen.',
        'It took one second, and it stays with you all week.',
        'Not even a word. Only that, and it was clear.',
      ],
      ask: [
        'What did you do, in that moment?',
        'What would you have wanted to happen?',
        'What do you take it to mean?',
      ],
    },
  },
];
