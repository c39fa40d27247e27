import type { Topic } from './bank-entries.ts';

/** Miscarriage and stillbirth. */
export const topicsBaby: readonly Topic[] = [
  {
    id: 'the-scan',
    cues: /\b(?:the scan|ultrasound|sonographer|the screen|heart ?beat|leaflet|went (?:very )?quiet)\b/i,
    label: 'the scan',
    weight: 16,
    lines: {
      reflect: [
        'quiet, turned> You knew from the quiet, before anyone said it.',
        'screen> A quiet room, and a screen turned away. That stays with you.',
        'leaflet> So that is what you were given to take home. A leaflet.',
        'It took a minute or two, and it divided everything.',
      ],
      meaning: [
        'sorry, leaflet, said> Everyone in that room wanted to be out of it, and only you could not leave it behind.',
        'Before that minute there was a date. After it there was only a room.',
      ],
      ask: [
        'What do you remember of the way home?',
        'we> Who was holding on to whom, in there?',
        'What would you have needed from the people in that room?',
      ],
    },
  },
  {
    id: 'too-early',
    cues: /\b(?:(?:was|is|it's) (?:so |only |just )?early|(?:can|could) (?:always )?try again|wasn't (?:really )?a (?:baby|person)|(?:it was|was) (?:just|only) (?:a few|\w+) weeks|clump|not a real|have another)\b/i,
    label: 'being told it was early',
    weight: 18,
    lines: {
      reflect: [
        'Early says something about the weeks. It says nothing about how much the baby was wanted.',
        'As if the next would be the same one, come again.',
        'answer> You were left standing there with no answer, and none was owed.',
      ],
      meaning: ['There is no week at which it starts to count.'],
      ask: [
        'What would you have said, if your voice had worked?',
        'What did you need to hear, instead of that?',
        'said> How was it to sit in the same room after that?',
      ],
    },
  },
  {
    id: 'body-did-it',
    cues: /\b(?:my body (?:did|failed|couldn't|can't|let|killed|betrayed|knows|still)|(?:glass of|drank|drinking) (?:wine|coffee|a)|counting back|something I (?:did|ate|drank)|lifted something|the one thing|supposed to (?:be able to )?(?:protect|carry|do)|before I knew)\b/i,
    label: 'blaming your body',
    weight: 17,
    lines: {
      reflect: [
        'You have turned yourself into the scene of it, and go over every inch.',
        'count, before, drank, drink, glass> You count back, and if you look for something to blame, you will always find a day.',
        'So you have put the blame on your own body.',
      ],
      meaning: [
        'It was not a failing of yours. You were there for the baby the whole time.',
        "count> The counting gives you something to hold. What there was instead was nobody's doing.",
      ],
      ask: [
        'What would you say to another woman who told you that?',
        'count> When does the counting start up?',
        'How are you with your body, since?',
      ],
    },
  },
  {
    id: 'others-pregnant',
    cues: /\b(?:(?:friend|sister|colleague|cousin|everyone|she|wife|girlfriend|people)(?: \w+)? (?:is|are|'s|got) (?:\w+ )?(?:pregnant|expecting|having (?:a baby|babies|kids))|baby shower|pregnan(?:t|cy) (?:women|announcement|everywhere)|due (?:in|on|date|the same)|can't look at her|bump|prams?)\b/i,
    label: "your friend's baby",
    weight: 17,
    lines: {
      reflect: [
        'so was i, same, due> You will be able to see, on her, week by week, how far you would have been.',
        'love> You can love somebody and be unable to be in the room with her belly.',
        'It is happy news, and it hurts, and you are not supposed to show it.',
      ],
      meaning: ['It is not that you grudge it her. It is that you would have been there too.'],
      ask: [
        'Does she know how it is for you?',
        'What is the hardest bit, when you see her?',
        'What would let you stay near her without being all right?',
      ],
    },
  },
  {
    id: 'the-name',
    cues: /\b(?:(?:had|have|chose|picked) (?:a|the|his|her|our) names?|never told anyone the name|name(?:d)? (?:him|her|the baby|our baby)|call (?:him|her|the baby|it))\b/i,
    label: 'the name',
    weight: 18,
    lines: {
      reflect: [
        'never told, nobody, only> So there is a name, and two people in the world who know it.',
        'A name, said in one house. It makes a person of someone.',
      ],
      meaning: ['It can stay between you. It does not get less real for being unsaid.'],
      ask: ['How did you come to that name?', 'Would you like to write it here, or keep it?'],
      askName: ['Would you want to tell me the name?'],
    },
  },
  {
    id: 'nursery',
    cues: /\b(?:nursery|cot|baby (?:clothes|things|name|room)|tiny (?:clothes|shoes|socks)|pram|little socks|bought (?:a|some) (?:little|tiny|baby))\b/i,
    label: 'what was ready for the baby',
    weight: 12,
    lines: {
      reflect: [
        'Such small things, and there is no right place to put them.',
        'It was all made ready for somebody. It still is.',
      ],
      ask: ['Where are they now?', 'What was the first thing you bought?'],
    },
  },
  {
    id: 'trying',
    cues: /\b(?:trying (?:for|to (?:have|get|conceive))|ivf|infertil\w*|rounds of|negative tests?|never (?:be|become) a (?:mum|mother|mom|dad|father|parent)|childless)\b/i,
    label: 'the trying',
    weight: 10,
    lines: {
      reflect: [
        'Month after month of hoping by the calendar. It wears out the hope and the calendar.',
        'Each time there was somebody, for a few days, in your thoughts.',
      ],
      ask: ['How long has it gone on?', 'What has it done to the two of you?'],
    },
  },
];
