import type { Piece } from '../reading/piece.ts';
import { moreMeditations } from './more-meditations.ts';

/** The five kinds, in the order of their tabs. */
export const meditationTabs = ['Color', 'Manifesting', 'Morning', 'Evening', 'Grounding'] as const;

export type Meditation = Piece & { tab: (typeof meditationTabs)[number] };

const firstMeditations: readonly Meditation[] = [
  {
    id: 'color-of-the-day',
    tab: 'Color',
    title: 'A Colour to Rest In',
    lead: 'About four minutes. Sitting or lying down.',
    body: [
      'Let your eyes close, or let them rest on something plain.',
      'Ask what colour today has been. Do not search for it. Take the first one that comes, even if it is grey, even if it surprises you.',
      'See a little of that colour a short way in front of you, like a cloth hung up to dry. Notice whether it moves.',
      'Breathe in. Breathe out slowly. Let the colour be exactly as dark as it is.',
      'Now ask which colour would be kind to it. Again, the first that comes.',
      'Let that second colour arrive at the edge, the way light comes into a room before anyone has got up. It does not cover the first. They lie next to each other.',
      'Breathe, and watch the place where the two meet. Stay there for ten slow breaths.',
      'When you are ready, let both colours grow pale. Feel your hands. Open your eyes, and find something in the room of the kinder colour.',
    ],
  },
  {
    id: 'manifesting-a-small-good',
    tab: 'Manifesting',
    title: 'Making Room for One Small Good Thing',
    lead: 'About four minutes. This asks the world for nothing; it only makes room in you.',
    body: [
      'Sit so that your back is held by something. Let your hands lie open.',
      'Think of one small good thing that could have a place in this week. Not the great thing you cannot have. A small one: a call, an hour of quiet, bread that is still warm.',
      'Picture where it would happen. Which room, what light, what you would be wearing.',
      'Breathe in as though you were opening a window there. Breathe out as though you were clearing a chair.',
      'Something in you may say: what is the use. Let it speak. It has reasons. Then look again at the chair.',
      'Ask what you could do to make it a little easier for this thing to come. Something that takes no more than two minutes.',
      'See yourself doing it. Nothing more than that.',
      'Let the picture go. Whether or not the good thing comes, you have cleared a chair.',
    ],
  },
  {
    id: 'morning-before-the-day',
    tab: 'Morning',
    title: 'Before the Day Begins',
    lead: 'About four minutes. It can be done lying in bed.',
    body: [
      'You are awake. Before anything is asked of you, stay a little.',
      'Notice the weight of your body, and that something is carrying it.',
      'Notice the temperature of the air on your face.',
      'If the ache is here already, say good morning to it, as you would to someone else who slept badly.',
      'Breathe in to the count of four. Breathe out to the count of six. Do this five times, or as often as you like.',
      'Think of the first hour only. Leave the rest of the day folded.',
      'Choose how you would like to be with yourself in that hour: slow, perhaps, or plain, or patient.',
      'Put that word in your pocket. Move your feet. The day may come in now.',
    ],
  },
  {
    id: 'evening-harbour',
    tab: 'Evening',
    title: 'Coming In for the Night',
    lead: 'About four minutes. Lying down, with the light low.',
    body: [
      'Let the bed take your heels, your calves, your hips. Let it take your back, and then your head.',
      'Imagine a boat coming in at dusk, very slowly, with its engine off. It has been out all day. Nobody is asking what it caught.',
      'Breathe out. The boat drifts a little nearer.',
      'There is a rope, and someone on the quay who knows how to catch it. You do not have to do anything.',
      'Breathe out. The rope is made fast. The water goes on moving, and the boat moves with it, only a little, only up and down.',
      'Whatever is still in the boat can stay in it until morning. It is tied up too.',
      'One by one the lamps along the water are lit. Count them if you like, and lose count.',
      'You can stay here. Nothing more is going to happen tonight that you must watch for.',
    ],
  },
  {
    id: 'grounding-stone',
    tab: 'Grounding',
    title: 'Like a Stone in Shallow Water',
    lead: 'About four minutes. Eyes open or closed.',
    body: [
      'Sit with both feet flat. Press them down, and feel the floor press back.',
      'Think of a stone lying in shallow water. It is round and heavy, and about the size of your two fists.',
      'Water is going over it. Sometimes fast, sometimes muddy. The stone does not argue with the water.',
      'Let your breath be the water. In, and it comes. Out, and it goes.',
      'Let your weight be the stone. Heavy in the seat, heavy in the thighs, heavy in the heels.',
      'Thoughts may come down the stream like leaves and sticks. Some of them will bump against you. They go on.',
      'Press your feet down again. Name the room you are in, and one thing that is the colour of stone.',
      'Lift your head, and look towards the nearest light.',
    ],
  },
];

export const meditations: readonly Meditation[] = [...firstMeditations, ...moreMeditations];
