import type { Topic } from './bank-entries.ts';

/** Phones that are kept, distance, a wish for justice. */
export const topicsFar: readonly Topic[] = [
  {
    id: 'revenge',
    cues: /\b(?:want (?:him|her|them|that \w+) to (?:suffer|pay|hurt|feel|know what|rot|die)|deserves? to|hope (?:he|she|they) (?:suffers?|rots?|gets?|pays?)|(?:walked|got) (?:away|off)(?: without| scot)|without a scratch|it should have been (?:him|her|them)|get away with)\b/i,
    label: 'the wish to see it paid for',
    weight: 16,
    lines: {
      reflect: [
        'Someone else walked away from it, and you have to live with that as well.',
        'You want it to cost somebody something. It cost you everything.',
        'scratch> Not a scratch. That is hard to look at.',
        'A wish like that is dark, and plenty of people who have lost someone have had it.',
      ],
      meaning: [
        'want, wish, hope> Wishing it is not the same as doing it.',
        'want, hope, deserve> It is a way of saying how much was taken.',
      ],
      ask: [
        'What would it change, if there were a price?',
        'What happens in you when you see somebody who was part of it?',
        'Is there anyone you can say that to without being told off?',
      ],
    },
  },
  {
    id: 'phone-kept',
    about: 'lost',
    cues: /\b(?:(?:phone|mobile) (?:still|contract|number|on charge)|contract every|(?:his|her|their) (?:number|phone|contract|messages)|cut off|(?:still )?gets? messages|(?:text|message|ring|call) (?:his|her) (?:phone|number)|blue ticks?)\b/i,
    label: '{their} phone',
    weight: 12,
    lines: {
      reflect: [
        'As long as it is connected, there is still a place where {they} can be reached.',
        'The world keeps writing to {them}, as if it had not been told.',
        'contract, pay, month> It is not the money. It is that you would have to be the one to end it.',
      ],
      ask: [
        'Do you read them?',
        'What would it mean, to let it be cut off?',
        'Do you ever write to it yourself?',
      ],
    },
  },
  {
    id: 'far-away',
    cues: /\b(?:back home|(?:new|another|different|foreign) country|homesick|abroad|far (?:from|away)|(?:on|by|over) (?:zoom|video|facetime)|livestream|the connection|couldn't (?:fly|travel|get (?:back|home))|(?:come|gone|been) home (?:sooner|more|earlier)|airport|the other side of the world|emigrat\w*)\b/i,
    label: 'being so far away',
    weight: 13,
    lines: {
      reflect: [
        'funeral, died, zoom, watch, hugging> All of it was happening there, and you were here.',
        'zoom, video, screen, connection, froze> A screen, and then not even that. You were kept outside the door.',
        'To be so far away makes it harder to believe, and lonelier.',
        'sooner, earlier, more> That you were not there is thrown at you now, when nothing can be done about it.',
      ],
      meaning: ['You lost someone, and the place where people knew them too.'],
      ask: [
        'funeral, zoom, watch> What did you do, when it was over and you were alone in the room?',
        'What do you miss most, of how it is there?',
        'What would you have done, had you been there?',
        'Is there anyone near you who knew {them}, or knows what home was like?',
      ],
    },
  },
];
