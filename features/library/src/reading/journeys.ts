import type { Piece } from './piece.ts';

/** Composed, and said to be so on the page: nobody's own words are published here. */
export const journeys: readonly Piece[] = [
  {
    id: 'the-allotment',
    title: 'The Allotment',
    lead: 'An imagined letter: a son, a father, and a key.',
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
    lead: 'An imagined letter: the end of a marriage, and a bathroom shelf.',
    body: [
      'We were married for twelve years and we parted without anyone being a villain. People find that hard to be sorry about. “Well, if it was amicable,” they said. As though it were a contract for electricity.',
      'What undid me was the bathroom shelf. I could sign papers. I could divide the books. But there was a ring on the glass where the other toothbrush had stood, and each morning I looked at that ring.',
      'I tried putting something there. A plant, which died. A candle. In the end I bought a second toothbrush, for myself, in a different colour. I use one in the mornings and one at night. It is quite silly. I have told only one person, and she laughed until she had to sit down, and then she asked what colours.',
      'I did not turn into someone radiant. I am a bit quieter. I eat dinner at odd times, and I have discovered that I like the radio. Some evenings I want to tell him something, and I write it on the back of an envelope, and the envelopes go into a drawer.',
      'The drawer is nearly full. I do not know what I shall do with it. There is no hurry, it is a deep drawer.',
    ],
  },
  {
    id: 'older-than-my-brother',
    title: 'Older Than My Brother',
    lead: 'An imagined letter: two brothers, and a birthday that turned the order round.',
    body: [
      'My brother was four years older than I am. I write it like that because I do not know how else to put it. He was twenty-nine when he died, quite suddenly, on a football pitch, with his socks down. This spring I turned thirty.',
      'All my life he had gone first. He went first into the sea. He had the first bicycle and the first broken arm, and he came home and told me how it was. I got his coats, with his tickets in the pockets. I never had to be the first to do anything, and I thought that this was a thing about me, when really it was him, a few steps ahead, holding the branches back.',
      'On the evening before my birthday I worked it out to the day. I sat on the kitchen floor with my back to the fridge. My wife asked what she could do, and I said that I wanted it not to be midnight. She got down on the floor as well. We played cards. She is a terrible cheat, and so was he.',
      'At midnight nothing happened, of course. The fridge came on. But I had the feeling of having walked past him on a path while he stood at the side to tie his shoe.',
      'Now there is no one in front. I am going grey over the ears, and I cannot ask him whether it is a family thing. I shall have to find out about everything: reading glasses, and our parents getting old, and fifty. I go first now. I keep looking back to tell him how it is.',
      'So I have begun to do that. I keep a notebook in the car. It is not deep. “Thirty. The knees crack. Dad has bought a drone.” I write it in the tone in which he used to tell me about the fourth form.',
      'My son was born in June, if you are wondering. I have stopped working out ages. But I have noticed that he hates to be the first into the water. So I take off my socks, and go in, and turn round, and tell him.',
    ],
  },
  {
    id: 'thursday-two-oclock',
    title: 'Thursday, Two O’Clock',
    lead: 'An imagined letter: what came after nine years of looking after someone.',
    body: [
      'I looked after my wife for nine years. I say looked after. At the start it was driving, and then it was buttons, and in the end it was everything. There was a chart on the kitchen wall with all the times on it. I could have told you what I would be doing on any day at ten past four.',
      'When she died, people said that she was out of pain now, and it was so. And they said that I must be worn out, and now I could rest. Then they looked at me kindly, and I knew that I was meant to be resting. I did not know where one does it.',
      'I will tell you what I did not tell them. On the first night I slept for eleven hours, and when I woke I was glad. It was only for a moment. I lay there, and the alarm had not gone off, and nobody was calling, and I was glad right down to my feet. Then I remembered what it was made of.',
      'I carried that moment about with me for months like something I had stolen.',
      'Meanwhile there were the times on the chart. Ten past four came every day. The worst was Thursday at two, when the nurse used to come, and I would have an hour to go out. For nine years I had longed for Thursday at two. I bought fish in that hour. Sometimes I just sat on the wall behind the fish shop. Now it was all Thursday, all week long, and I could not think of a single thing I wanted.',
      'It was the nurse who put it right, or half right. I met her by the buses. We had never seen one another outdoors. I do not know what made me say it, but I told her about the eleven hours. She did not look shocked. “Every one of you tells me that,” she said, “in whispers, one at a time. I wish I could put you all in a room.”',
      'I still wake at ten past four, by the way, only now it is the other one. I do not fight it. I listen to the foreign news. I know a good deal about Peru.',
      'The chart is down. There was a paler square on the wall behind it. I bought a picture for the place, a boat, not very good. And on Thursdays at two I go and sit on the wall behind the fish shop, for an hour, as I always did. It is the one appointment that I kept.',
    ],
  },
  {
    id: 'the-house-with-the-blue-gate',
    title: 'The House With the Blue Gate',
    lead: 'An imagined letter: leaving a country, and what would not fit into two suitcases.',
    body: [
      'You asked me what I miss, and I said the apricots, because it was a party, and one has to say something. I will try to answer now.',
      'We were allowed two suitcases each. My mother packed photographs and pans. I was twenty-two and I packed like a fool: a dress, a dictionary, one roller skate. I do not know what I was thinking. I suppose I thought that somebody would send the other one.',
      'Nobody has died of it, in my family. We were lucky, and everyone tells us so, and it is true. I have work. I have a flat with a lift. When I say that I am sad about a house, I can see people being patient. So I speak about apricots.',
      'But it was a house with a blue gate, and the gate stuck. You had to lift it and push with the hip. All of us had a small bruise there, on the left, every one of us, my grandmother too. I am the only one who remembers it, besides my sister, and when we are gone nobody will know that there was once a whole family with the same bruise.',
      'What I miss most I cannot pack into a sentence in your language, because it is my own. I do not mean that I forget words. I mean that I used to be quick. I was the funny one. I could turn a sentence over in the air like a pancake. Here I am a polite woman who listens. You have known me for five years, and you have never met the funny one. She would have liked you.',
      'Last month something happened. The gate of your garden stuck. You were going round for some oil, and I said wait, and I lifted it and pushed with the hip, and it flew open, and you said: how did you do that?',
      'I could not tell you then. I went in and washed the lettuce for a very long time.',
      'This is how I did it. I have enclosed a drawing of the house. The gate is the right blue, I mixed it three times. The roller skate is on my shelf, you have seen it. You once asked about it, and I told you that it was a long story. It is not that long. Come on Sunday, and I will tell it badly, and you may laugh in the wrong places.',
    ],
  },
  {
    id: 'the-friend-who-became-busy',
    title: 'The Friend Who Became Busy',
    lead: 'An imagined letter: a friendship that faded, to the one who faded out of it.',
    body: [
      'I shall not send this, so I may as well be honest. I looked you up last night. You have a dog now. It looks like the kind of dog that you used to make fun of, and you look happy with it, and I shut the lid as if I had been caught at a window.',
      'There was no quarrel. I have gone over it many times, as you go over a floor for a dropped pin. There was the spring when you changed your job, and then you were busy, and I was understanding. There was a dinner that you moved three times. Then I left it to you to name a day. I thought, I will wait and see how long it takes. That was six years ago in May.',
      'When my mother died I wrote to you, and you sent a kind message with a heart at the end. I read it in the hospital car park. I had forty people I could have rung. I wanted the one who had been in our kitchen at fifteen, and knew what she put in the potatoes.',
      'I have good friends, do not worry. They are better at turning up than you ever were. But none of them has known me with a brace on my teeth. There is a whole floor of my life to which only you and I had a key, and I go there by myself now, and half the lights are off.',
      'Nobody asks after you any longer. In the second year they still did. It would be odd if I took a day off work because you did not die and did nothing wrong.',
      'I used to think that I had done something. Then I thought that you had. These days I think we were on two escalators. Mine was no better than yours. You were waving, I believe, for quite some time.',
      'What I wanted to say is that I made the potatoes. It was on her birthday, for eight people, and I could not remember if it was nutmeg or mace. You would have known. I stood there with the two little jars, and in the end I put in both, and it was right, or so wrong that no one noticed.',
      'I hope that the dog is well. I hope that it chews your shoes.',
    ],
  },
];
