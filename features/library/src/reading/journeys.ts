import type { Piece } from './piece.ts';

/** Composed, and said to be so on the page: nobody's own words are published here. */
export const journeys: readonly Piece[] = [
  {
    id: 'the-allotment',
    title: 'The Allotment',
    lead: 'A composed letter: a son, a father, and a key.',
    body: [
      'My father left me an allotment. I did not want it. I live on the fourth floor and had never grown a thing. What I wanted was for him to ring on Sunday and talk about slugs, which is what he did, and which I used to listen to with half an ear while washing up.',
      'For a year I paid the fee and did not go. The key lay in the bowl by the door. When I did go, it was to hand it back. It was April. Everything was weeds, up to my waist, and in the middle of the weeds there were leeks. They had gone to seed. They had been standing there all that time, taller than me, with great round heads like street lamps.',
      'I sat down on his upturned bucket and I rang my sister and told her about the leeks, for a long time, in great detail. She was washing up. I could hear it.',
      'I still have the key. I am not good at it. Last year I grew eleven beans, I counted them. On Sundays I ring my sister and talk about slugs.',
      'I miss him no less. But there is a place now where I go to do it.',
    ],
  },
  {
    id: 'two-toothbrushes',
    title: 'Two Toothbrushes',
    lead: 'A composed letter: the end of a marriage, and a bathroom shelf.',
    body: [
      'We were married for twelve years and we parted without anyone being a villain. People find that hard to be sorry about. “Well, if it was amicable,” they said. As though it were a contract for electricity.',
      'What undid me was the bathroom shelf. I could sign papers. I could divide the books. But there was a ring on the glass where the other toothbrush had stood, and each morning I looked at that ring.',
      'I tried putting something there. A plant, which died. A candle. In the end I bought a second toothbrush, for myself, in a different colour. I use one in the mornings and one at night. It is quite silly. I have told only one person, and she laughed until she had to sit down, and then she asked what colours.',
      'I did not turn into someone radiant. I am a bit quieter. I eat dinner at odd times, and I have discovered that I like the radio. Some evenings I want to tell him something, and I write it on the back of an envelope, and the envelopes go into a drawer.',
      'The drawer is nearly full. I do not know what I shall do with it. There is no hurry, it is a deep drawer.',
    ],
  },
];
