import type { Piece } from './piece.ts';

/** 'Five Evenings': a series in five parts, each to be read on its own evening or whenever it suits. */
export const series: readonly Piece[] = [
  {
    id: 'five-evenings-1',
    title: 'Part 1: Sitting Down',
    lead: 'Finding a place for this, and a time that is yours.',
    body: [
      'This is a series for five evenings. They need not be five in a row. If you read one and then none for a month, the next will be here.',
      'Tonight is only for sitting down. Pick a place that you do not use for anything urgent: not the desk, not the side of the bed where you look at messages. A stair will do. The edge of the bath will do.',
      'Sit there for a few minutes. You might have something warm to hold. Look at what is in front of you until you could describe it to someone on the telephone.',
      'If feelings come, they may sit down too. If none come, nothing is wrong. Numbness is a blanket that the body puts over us when it has had enough, and it takes it off again in its own time.',
      'Before you get up, say to yourself where this place is: the third stair, the blue chair. From now on it is somewhere you can come.',
    ],
  },
  {
    id: 'five-evenings-2',
    title: 'Part 2: Saying What Is Gone',
    lead: 'Naming the loss, and the smaller losses inside it.',
    body: [
      'A loss has a large name that others know, and many small names that only you do. The large name may be a death, a parting, a diagnosis, a door. Tonight is for the small ones.',
      'Go back to your place. Take paper, or only your mind. Ask: what went with it? Perhaps a voice on the stairs. A way of being teased. Someone who knew what you were like at nineteen. The plan for August. A certain soup.',
      'Write them in a column, without sentences. Do not rank them. The soup may stand above the house.',
      'It can be a relief to see why you are so tired. You have not been carrying one thing. You have been carrying a long list, and most people were only ever told the title.',
      'You need do nothing with the list. Fold it once. If there is someone who could bear to hear three lines of it, you might read them three.',
    ],
  },
  {
    id: 'five-evenings-3',
    title: 'Part 3: What the Body Knows',
    lead: 'Listening to where it lives in you.',
    body: [
      'Sorrow is heavy in a way that can almost be weighed. Some people carry it in the throat, some across the shoulders, some in the knees on the stairs. Tonight, ask your body where it has been keeping it.',
      'Sit in your place and go slowly from the top of your head down to the soles of your feet, like someone walking through a house at night trying not to wake anyone. Where is it tight? Where is it hollow? Where is it simply tired?',
      'When you find a place, do not try to loosen it. Put a warm hand there, if you can reach it. Stay for ten breaths.',
      'You might ask that place what it has been doing for you. A clenched jaw may have been holding back a sentence. Hunched shoulders may have been keeping the rain off.',
      'To end, do one thing that your body likes, for no reason: lotion on the hands, the good socks, a window open for a minute.',
    ],
  },
  {
    id: 'five-evenings-4',
    title: 'Part 4: What Stays',
    lead: 'Looking for what did not leave.',
    body: [
      'This part is best read on an evening that is not the worst of the week. You can save it.',
      'When someone or something goes out of a life, a good deal remains behind. The way you fold towels. A word nobody else uses. A taste for walking in the rain, which you did not have before you knew them. Some of what you loved has turned into you.',
      'Look at your hands. What do they know how to do that someone taught you? Do it tonight, if it is something small: peel the orange in a single spiral, whistle the bar and a half.',
      'It may make you cry, and that does not mean that it was a bad idea.',
      'If what stayed is hard as well, a fear or a habit of flinching, you may write that down too. Not everything that remains has to be kept. It is only good to know what is in the house.',
    ],
  },
  {
    id: 'five-evenings-5',
    title: 'Part 5: The Lamp in the Window',
    lead: 'Leaving something lit for the evenings to come.',
    body: [
      'This is the last of the five evenings, and it finishes nothing. It only leaves a light on.',
      'Think of an evening ahead that may be difficult: a birthday, a Sunday, the first cold night. You do not have to prepare for it. But you could leave something there for yourself, as one leaves a key for a guest.',
      'It might be a sentence: on that evening you may go to bed at eight. It might be a friend who knows the date. It might be soup in the freezer with your own handwriting on the lid.',
      'Write down what you are leaving, and for which evening. Put it where you will come across it.',
      'And the place where you have been sitting, the third stair, the blue chair: it is yours now. You can go there with nothing to read at all.',
    ],
  },
];
