import type { Topic } from './bank-entries.ts';

/** Anger at the dead, and unfinished quarrels. */
export const topicsQuarrel: readonly Topic[] = [
  {
    id: 'sudden',
    cues: /\b(?:sudden(?:ly)?|out of (?:nowhere|the blue)|no warning|heart attack|accident|crash|collapsed|overnight|had no idea|didn't see it coming|never saw it)\b/i,
    label: 'the suddenness of it',
    weight: 5,
    lines: {
      reflect: [
        'It was decided somewhere else, long before you were told. You were handed the end.',
        'No warning. You were in the middle of a life.',
        'One day there is a floor, and then you hear that there never quite was.',
      ],
      ask: [
        'What were you doing, in the hour before you knew?',
        'Looking back, what do you see now that you could not see then?',
      ],
    },
  },
  {
    id: 'told-nobody',
    about: 'lost',
    cues: /\b(?:(?:he|she|they) (?:told|tells) (?:nobody|no one)|(?:he|she|they) didn't (?:tell|say anything to) (?:anyone|us|me)|wouldn't (?:see|go to) (?:a |the )?doctor|refused (?:to|treatment|help)|could have told me|kept it (?:from|to)|ignored it)\b/i,
    label: '{their} keeping quiet',
    weight: 16,
    lines: {
      reflect: [
        '{They} decided alone, and the rest of you live with what was decided.',
        'months, weeks, years, long> There was time in it. That is what makes it burn: there was time, and nobody was let in.',
        'nobody, no one, told, tell> One sentence from {them}, and it might have gone another way. Might.',
      ],
      meaning: ['To be shielded like that is also to be shut out.'],
      ask: [
        'What would you have done, if you had been told?',
        'Was that like {them}, to say nothing?',
        'What do you suppose was in {their} mind, all that time?',
      ],
    },
  },
  {
    id: 'anger-at-dead',
    about: 'lost',
    cues: /\b(?:(?:angry|mad|furious) (?:at|with) (?:him|her|them|my (?:dad|mum|mom|brother|sister|husband|wife|son|friend))|shout at (?:him|her)|scream at (?:him|her)|(?:selfish|coward|idiot|bastard)|how dare (?:he|she)|not nicely|hate (?:him|her) for|blame (?:him|her) for|left me with (?:this|all))\b/i,
    label: 'your anger at {them}',
    weight: 15,
    lines: {
      reflect: [
        'You would like to have it out with {them}, and {they} {has} left the room for good.',
        'It is a proper quarrel, and the other chair is empty.',
        'Being furious with someone one also mourns: both take all the strength there is.',
        'So say it as it comes. {They} can take it.',
      ],
      meaning: [
        'You do not shout at people who meant nothing to you.',
        'The dead get made into saints so fast. You do not have to join in.',
      ],
      ask: [
        'What would you throw at {them} first?',
        'And if {they} had to stand there and listen, what should {they} have to hear?',
        'What would {they} have to answer for?',
      ],
    },
  },
  {
    id: 'suicide-after',
    about: 'lost',
    cues: /\b(?:killed (?:himself|herself|themselves)|(?:his|her) suicide|took (?:his|her) (?:own )?life|left (?:a|no) note|the signs|should have (?:known|seen|noticed)|could have stopped)\b/i,
    label: 'the signs you look for',
    weight: 8,
    lines: {
      reflect: [
        'Afterwards every sentence of those last weeks gets held up to the light.',
        'You look for the moment where it could have gone otherwise. The mind will do that for a long time.',
      ],
      meaning: [
        'You knew what {they} let you know.',
        'There are people who have lost someone in the same way and meet, or write to each other. If you ever want that, the help page lists where.',
      ],
      ask: [
        'What do you wish people knew about {them}, besides the way {they} died?',
        'Which moment do you go back to?',
      ],
    },
  },
  {
    id: 'relief-end',
    cues: /\b(?:reliev\w*|relief|glad it(?:'s| is) over|at peace now|no more (?:pain|suffering)|a blessing)\b/i,
    label: 'the relief',
    weight: 8,
    lines: {
      reflect: [
        'You can be thankful that it stopped and still want all of it back.',
        'The relief is there, and you hardly dare to put it on the table.',
      ],
      meaning: ['After so long on guard, the body sits down first and asks later.'],
      ask: ['What is it you no longer have to listen for at night?'],
    },
  },
  {
    id: 'carer',
    cues: /\b(?:car(?:ed|ing) for (?:him|her|my|them)|(?:his|her) carer|looked after (?:him|her|my)|nursed|night and day|washed (?:him|her)|fed (?:him|her)|full[- ]time care)\b/i,
    label: 'the caring',
    weight: 8,
    lines: {
      reflect: [
        'Your days were cut to {their} measure. Now they hang loose.',
        'You did all that with your own hands, and then there was nothing more to do.',
      ],
      affirm: ['All that lifting and watching was love in working clothes.'],
      ask: ['What do your hands do with themselves now?', 'What did you put aside for it?'],
    },
  },
];
