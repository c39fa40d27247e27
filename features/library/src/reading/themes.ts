import type { Piece } from './piece.ts';

export const themesOfHealing: readonly Piece[] = [
  {
    id: 'navigating-change',
    title: 'Navigating Change',
    lead: 'When the map is of a country that no longer exists.',
    body: [
      'After a loss, habits go on pointing to where things used to be. You buy the wrong amount of bread. You turn to tell someone. For a moment each time you stand at the edge of the old map.',
      'You are not slow to understand. You are redrawing by hand, street by street, a place you knew by heart. That kind of drawing takes as long as it takes, and it is done mostly by bumping into things.',
      'It can help to keep a few fixed points: the same mug, a walk of the same length, one person who is told how it is on Thursdays. They are not the new map. They are pins that keep the paper from rolling up.',
      'And it can help to ask, when something has changed, what has not. Usually there is one thing. It may be as small as the way you hold a pen.',
      'Something to try: write down three streets of your life that still lead where they used to, and one that does not.',
    ],
  },
  {
    id: 'softening-anxiety',
    title: 'Softening Anxiety',
    lead: 'For the watchman in you who will not go off duty.',
    body: [
      'When something terrible has happened, a part of you takes up a post by the door and swears that it will never be surprised again. It listens to every sound. It wakes you at four to go through the list.',
      'It is tiring to live with such a watchman, and it is tempting to shout at him. But he is on your side. He only has the wrong orders, and no one has told him that he may sit down.',
      'You could try talking to him kindly. I see you are still watching. Thank you. What is it you are listening for? Often he does not know. Often the answer is something that has already happened.',
      'Meanwhile the body can be told in its own language. Breathe out for longer than you breathe in, three times. Press your feet down. Look round the room slowly, all the way to the corners, as one does to show a guard that the room is empty.',
      'He may not leave his post. He may lean against the wall for a while, and that is already a softer night.',
    ],
  },
  {
    id: 'loneliness-and-belonging',
    title: 'Loneliness & Belonging',
    lead: 'On missing people, and being missing among people.',
    body: [
      'There is a loneliness of empty rooms and another of full ones. In the second, everyone is talking, and you are behind a pane of glass, watching mouths move, holding a plate.',
      'It is not because you have forgotten how to be with people. You have been somewhere they have not, and you came back with a different sense of what a Tuesday weighs.',
      'Belonging seldom returns by the front door. It comes in sideways: a dog that leans against your leg, a stranger who also stops to look at the moon, a line in a book by someone long dead who seems to have been in your kitchen.',
      'Among the living, it sometimes needs only one true sentence. Not the whole story. Something like: I am not very good company tonight, but I wanted to be near people. Someone may answer: me too.',
      'Something to try: think of one person with whom silence is easy. Ask if they would like to do something dull with you.',
    ],
  },
  {
    id: 'stepping-into-possibility',
    title: 'Stepping Into Possibility',
    lead: 'For when something stirs, and you are not sure you want it to.',
    body: [
      'One day a wish turns up. It may be ridiculous: to paint the hall, to learn the names of stars, to eat a peach by the river. You had thought that wishing was over.',
      'It can bring guilt along with it. How can I want something, when? You do not have to settle that argument. The wish and the missing can sit on the same bench. They do not take space from one another.',
      'You need not act on it, either. A possibility is allowed to be looked at and put back. It will keep. Some need to be picked up many times before they are taken home.',
      'If you do want to try, make the step so small that it could not disappoint anyone. One brush and one tin. One star. Half a peach.',
      'Something to try: finish the sentence “If it would not mean anything, I might like to...” in three different ways.',
    ],
  },
];
