export type RitualTime = 'morning' | 'evening' | 'release' | 'grounding';

export type Ritual = {
  /** Stored when a ritual was completed, and part of links from elsewhere: never changes. */
  id: string;
  time: RitualTime;
  title: string;
  /** As it is shown: '5 min'. */
  duration: string;
  description: string;
  steps: readonly string[];
  /** What stands beside a step when the ritual is walked through, by the step's index. */
  aids?: Readonly<Record<number, Aid>>;
};

/** A light to breathe with, fields for what the senses find, paper to write on, a bowl to burn it in. */
export type Aid =
  | { kind: 'breath' }
  | { kind: 'senses'; count: number; label: string }
  | { kind: 'paper' }
  | { kind: 'bowl' };

export const rituals: readonly Ritual[] = [
  {
    id: 'gratitude-sunrise',
    time: 'morning',
    title: 'Gratitude Sunrise',
    duration: '5 min',
    description:
      'Let the light in first, and look for three small things the day is already holding.',
    steps: [
      'Go to a window, or to the brightest place in the room. Curtains open, eyes half closed if that is kinder.',
      'Feel where you are standing or sitting. Let your weight go down into it.',
      'Name one thing you can see that asks nothing of you: a roof, a cup, a branch.',
      'Name one thing your body did for you in the night, even if the night was poor. It kept breathing. It found a way to lie.',
      'Name one person, living or not, you are glad to have known. You need not feel glad today for it to be true.',
      'If nothing comes, say so: this morning I have nothing. That is an honest morning, and it counts.',
      'Take one slow breath before the first task.',
    ],
    aids: { 6: { kind: 'breath' } },
  },
  {
    id: 'gentle-awakening',
    time: 'morning',
    title: 'Gentle Awakening',
    duration: '7 min',
    description:
      'For mornings when it comes back to you before you are awake. Rise by small degrees.',
    steps: [
      'Stay lying down. Before remembering anything, find the place where your body touches the bed most.',
      'When the remembering comes, let it come. You might say quietly: yes, I know. I am still here.',
      'Move only your fingers. Then your wrists. Then your toes and ankles.',
      'Put one hand on your chest and one on your belly, and follow three breaths without changing them.',
      'Turn on your side and wait there for as long as you like.',
      'Sit up slowly, feet on the floor. Notice whether it is cold or warm.',
      'Choose the one next thing, and only that: water, a blanket, the kettle.',
    ],
    aids: { 3: { kind: 'breath' } },
  },
  {
    id: 'morning-affirmations',
    time: 'morning',
    title: 'Morning Affirmations',
    duration: '3 min',
    description:
      'Three sentences to try on. Keep the one that fits and leave the others on the hanger.',
    steps: [
      'Sit or stand where no one needs you for three minutes.',
      'Say the first, aloud or in your head: I do not have to be finished with this to begin the day.',
      'Say the second: I can go at the speed of the slowest part of me.',
      'Say the third: I may need help today, and I may ask for it.',
      'Notice which one your body believed a little. Say that one once more.',
      'If none of them was true, make a truer one. It may be as short as: I am up.',
    ],
  },
  {
    id: 'daily-release',
    time: 'evening',
    title: 'Daily Release',
    duration: '5 min',
    description: 'Set the day down before you lie down with it.',
    steps: [
      'Sit on the edge of the bed, or on the floor with your back against something.',
      'Think back to the first thing you did today. Let the hours go by like stations from a train, without getting off.',
      'When one of them pulls at you, stop there and say what it was in one plain sentence.',
      'Turn your hands palm up on your knees. Imagine the sentence lying in them, with its real weight.',
      'Breathe out, and tip your hands slowly over. You can pick it up again tomorrow if it is needed.',
      'Say: this day is done, as it was.',
    ],
    aids: { 4: { kind: 'breath' } },
  },
  {
    id: 'calming-visualization',
    time: 'evening',
    title: 'Calming Visualization',
    duration: '10 min',
    description: 'A walk in your mind to a place where nothing has to be decided tonight.',
    steps: [
      'Lie down or lean back. Let your jaw come loose and your tongue rest.',
      'Picture a path you know, or make one up. It is evening there too. The air is mild.',
      'Notice the ground under your feet: grass, gravel, sand. Take ten unhurried steps.',
      'The path comes to a place with a seat. Look at what stands around it, near things first, then far.',
      'Sit down there. Whatever you brought with you may sit beside you. It does not have to leave, and it does not have to talk.',
      'Listen for three sounds in this place. Let the furthest one be the one you keep.',
      'Stay as long as you wish. If the picture slips away, begin again at your feet.',
      'Come back by the same path, or fall asleep on the way.',
    ],
  },
  {
    id: 'digital-burning-bowl',
    time: 'release',
    title: 'Digital Burning Bowl',
    duration: '10 min',
    description:
      'An old custom: write down what you are ready to part with, and let fire have it. Do it with real paper and water, or walk through it here: what you type is kept nowhere.',
    steps: [
      'Take a small piece of paper, or picture one. A receipt or the back of an envelope is good enough.',
      'Write one thing you are tired of carrying. A sentence, a name for a feeling, a question no one will answer.',
      'Read it once, to yourself or aloud. Nobody else is going to.',
      'Ask whether you are ready to part with this piece of it today. If you are not, fold it and put it in a drawer. The ritual ends well there too.',
      'If you are, close your eyes and see a wide bowl of stone. Lay the paper in it. See the edge catch, brown, and curl.',
      'Watch until there is only ash, and the ash is cool. Take as long as you need.',
      'With real paper: tear it small, let it soften in a bowl of water, and pour it out onto earth.',
      'Put your hands in warm water for a minute. Dry each finger.',
    ],
    aids: { 1: { kind: 'paper' }, 4: { kind: 'bowl' } },
  },
  {
    id: 'forgiveness-practice',
    time: 'release',
    title: 'Forgiveness Practice',
    duration: '15 min',
    description:
      'Forgiveness is optional. You can be well without it, and some things are not yours to forgive. This is only for looking at the door, not for walking through it.',
    steps: [
      'Choose something small. The largest wound is not where this begins.',
      'Say what happened in one sentence, without softening it and without adding to it.',
      'Say what it cost you. Be exact: an evening, a friendship, some trust in your own judgement.',
      'Ask who this would be for: them, you, or nobody yet. All three answers are allowed.',
      'If it is for you, try this sentence and see how far you get: I would like to stop paying for this.',
      'If the one to be forgiven is yourself, put a hand on your chest and say what you knew then, and what you could not have known.',
      'Notice any no in you. Thank it. It has been guarding something.',
      'Stop here, wherever here is. You owe no one a result.',
    ],
  },
  {
    id: 'sensory-grounding',
    time: 'grounding',
    title: '5-4-3-2-1 Sensory Grounding',
    duration: '5 min',
    description:
      'When the mind is somewhere terrible, the senses can bring the rest of you back into the room.',
    steps: [
      'Put both feet on the floor and press them down for a moment.',
      'Look for five things you can see. Say each by name, with its colour.',
      'Find four things you can feel: cloth, air, the chair, your own hand.',
      'Listen for three sounds. Let them be as near or as far away as they are.',
      'Find two things you can smell. A sleeve, a cup or the inside of your elbow will do.',
      'Notice one thing you can taste, or take a sip of water.',
      'Say where you are, and what day it is. If you need to, go round again.',
    ],
    aids: {
      1: { kind: 'senses', count: 5, label: 'Something you can see' },
      2: { kind: 'senses', count: 4, label: 'Something you can feel' },
      3: { kind: 'senses', count: 3, label: 'A sound' },
      4: { kind: 'senses', count: 2, label: 'A smell' },
      5: { kind: 'senses', count: 1, label: 'A taste' },
    },
  },
  {
    id: 'nature-connection',
    time: 'grounding',
    title: 'Nature Connection',
    duration: '15 min',
    description: 'Fifteen minutes with something alive that does not need you to explain yourself.',
    steps: [
      'Go outside if you can. If you cannot, sit beside a window, a plant, or a picture of a place you know.',
      'Stand still until you notice the air moving, or notice that it is not.',
      'Choose one living thing: a tree, a weed in the kerb, a bird on a wire. Stay with it.',
      'Look at it as though you would have to draw it later. Find something broken or uneven in it, and see that it goes on growing around that.',
      'Touch something: bark, a leaf, cold stone. Leave your hand there for three breaths.',
      'If there is someone you are missing, tell them in your mind what is in front of you.',
      'Before you go, pick out one detail to take with you.',
      'Walk back more slowly than you came.',
    ],
    aids: { 4: { kind: 'breath' } },
  },
];

export const ritualTimes: readonly { value: RitualTime; label: string }[] = [
  { value: 'morning', label: 'Morning' },
  { value: 'evening', label: 'Evening' },
  { value: 'release', label: 'Release' },
  { value: 'grounding', label: 'Grounding' },
];
