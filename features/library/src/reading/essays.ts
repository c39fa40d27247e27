import type { Piece } from './piece.ts';

export const essays: readonly Piece[] = [
  {
    id: 'in-praise-of-the-unfinished',
    title: 'In Praise of the Unfinished',
    lead: 'On conversations that stop in the middle, and what may still be done with them.',
    body: [
      'Most of what we lose, we lose in the middle. Few people get the last talk with everything said in it. The phone call was about parking. The final message was a shopping list, or a quarrel about a quarrel, or a thumb held up. Then came the silence, and afterwards we go back to that thin bit of talk and ask it to hold more than it was made for.',
      'It helps, a little, to notice that nearly every conversation of our lives was unfinished. We parted on doorsteps and said the rest can wait. It was not carelessness. It was trust. We left things open because we took it for granted that there would be a tomorrow between us, and that taking for granted is one of the plainest forms love has.',
      'So the unfinished thing is not proof that you failed to say enough. It is a sign of how you lived with each other: as people who expected more.',
      'What can be done with it now? Some people write the missing half. They write it as a letter and keep it, or read it to a grave, or to the sea, or to the inside of a parked car. Others find that they do not want to complete anything. They would rather leave the sentence hanging in the air where the other person might still come in. Both are ways of staying faithful.',
      'There are also endings that nobody died of, where the other person is alive and silent on the far side of a town. That is an unfinished conversation with someone who could answer and does not. It can be lonelier than death, and fewer people bring food. You are allowed to write that letter too, and not to send it. Writing it is already the half that belongs to you.',
      'Picture a cloth whose maker died at the loom. The others in the workshop could not bring themselves to close the edge, so they took it down as it was, with the last threads hanging loose. Hang it on a wall beside the finished ones and people would stand in front of it for longer. One can see exactly how far her hands had come.',
      'You do not have to tie anything off. You may hang it where the light reaches it, and look at how far the two of you had come.',
    ],
  },
  {
    id: 'the-kindness-of-small-rooms',
    title: 'The Kindness of Small Rooms',
    lead: 'On living in a smaller world for a while, and the width of a table.',
    body: [
      'Sorrow makes the world small. Distances that were nothing become something: to the bakery, to the end of a page, to the other side of a party. People may tell you to get out more. They mean well. But a small world is not only a loss. For a time it can be a room that fits.',
      'Consider what you can still reach. There is a table, perhaps, and on it a lamp. There is one chair that your back likes. There are four or five people whose footsteps you would know. If this is the size of your life at present, then it is a life of that size, and it can be kept in order and aired and lit like any small room.',
      'In a small room the details count for more. A clean pillowcase changes the whole evening. Soup is an event. Someone who comes by and does not stay too long has done a great thing, and so have you, by opening the door with your hair as it is.',
      'Small rooms are honest about strength. You cannot invite thirty people into one. You find out whom you would like to have near you, and sometimes it is a surprise: not the oldest friend but a colleague who says little, not the brother who telephones every day but the aunt who sends a postcard of a goat. Let it be a surprise. You need not explain the guest list.',
      'There may come a morning when you find that you have walked a street further than you intended. It need not mean anything. You can turn round. The room is there. Or you can go on as far as the corner and see whether the chestnut has started, since you are here.',
      'Nobody can say when that will be, and it is no test. A small room is not a waiting room. You live in it. You may put up a picture.',
    ],
  },
];
