import { describe, expect, test } from 'vitest';
import { tellsOfPreparations } from './preparations.ts';
import { screenText } from './screen.ts';

describe('what people do before they end their lives is heard, sentence by sentence', () => {
  test.each([
    "I've been putting things in order. Found a home for the dog with a neighbour.",
    'Gave my tools to the lad next door. Wrote out who gets what. I feel oddly calm about it.',
    'I have written letters to everyone and put my papers in order.',
    'rehomed the cat. deleted everything. sleep now',
    "All my affairs are done, I sorted my affairs last night. It's a weight off.",
    'I wrote to my daughter and left the dog next door.',
    'thank you for listening to me. take care of the others',
    "You won't hear from me again. It's not because of anything you did.",
    'Cleaned the flat so nobody has to do it after.',
    'Rang everyone I love today and said what I had to say.',
    'whoever clears my room, the box is for Mia',
    "I've started getting it ready, the place, the note, all of it",
    'set it for the 19th. seems right that it ends on her birthday',
    'You won’t hear from me again. It’s not because of anything you did.',
    "Leave the light on, I won't be long now, I've seen to it.",
    'she went first and it is my turn now, she is waiting',
    'I told his photo last night that I am on my way',
    'they say you will meet again some day. I could go tonight',
    'It will all be over by Friday, me included.',
    "I won't be needing my boots this winter. Or any winter.",
    'no flowers on my birthday, save your money for the wreath',
    'one last sunset and then curtains',
    'I was only going to stay until the cat died. She died on Monday.',
    'not going to reach 40 and that is my own choice',
    'each time I stand a bit nearer to the edge',
  ])('%j', (text) => {
    expect(screenText(text)).toEqual({ level: 2, kinds: ['suicide'] });
  });
});

describe('one of them is ordinary, and so is all of it with a reason or of the one who died', () => {
  test.each([
    'I got my affairs in order: paid the plumber, fixed the gate.',
    "We put Dad's papers in order and found a home for the dog. It's a weight off.",
    'I am moving to Leeds in May, so I gave my books away and found a home for the cat.',
    'Found a home for the dog. She licks them all.',
    "I've given away my clothes that don't fit any more.",
    'They go into hospital tomorrow. I put everything in order and gave the dog to Ann.',
    'He gave my things back.',
    'Thank you for listening. I will take care of the others in the family.',
    "you won't hear from me again, this app is useless",
    'We cleaned the hall so that nobody has to do it before the party.',
    'I rang everyone I love to tell them about the baby.',
    'whoever sorts my post at work has lost it again',
    'I rang everyone I love to tell them Dad died last night.',
    'Dad wrote his own obituary so nobody has to do it after.',
    'I ended the eulogy with thank you for listening, and take care of each other.',
    'I still go to the place the note was found.',
    'I walk the Camino for her, it seems right that it ends on her birthday.',
    'I wrote to my son about the boiler.',
    "I won't be long now, I am at the lights.",
    'it is my turn now to do the washing up',
    'It is my turn now to do the dishes.',
    "It's time I caught up on my sleep.",
    "Spring won't be long now, I've seen the first snowdrops.",
    'This time the train was late two days running.',
    'He walked out with no intention of coming back.',
    'My sister chose the day for the cremation and I picked the clothes he would wear.',
    'We paid the stonemason and he spelled my name wrong',
    'The dog ran closer to the edge of the pond',
    "When it's over, tell her to come round for tea",
    'I told her I am on my way home',
    "I won't be needing the car this week.",
    'save your money for the holiday',
    'the dog sat closer to the edge of the bed',
    'He chose the day for the wedding and I chose the dress',
    'when it is over tell me how the film ends',
    'I wrote to my sister and left the cat with the neighbour, the funeral is two days away.',
  ])('%j', (text) => {
    expect(tellsOfPreparations(text)).toBe(false);
  });
});

describe('a day after which nothing is expected any more is heard by itself', () => {
  test.each([
    "Don't remind me about Thursday's check-in, there's no sense in scheduling anything for me past Wednesday.",
    'after tonight u wont have to listen to me moan anymore haha',
    'its ok now. sorted it in my head. no more bad nights after this one',
    'wont be needing the summer clothes so i bagged them up for charity. or the winter ones actually',
    'i cant wait 50 years to see her again so im not going to',
    "The stone's got room for a second name. I'll not keep him waiting past Easter.",
    'I decided how. That was the hard part. Now I only wait that my daughter finish her exams.',
    'she left on tuesday and by thursday i wanted to be dead. its sunday. still do',
  ])('%j', (text) => {
    expect(screenText(text).level).toBe(2);
  });
  test.each([
    'After Friday they will not have to worry about the rent.',
    'The vet comes at six. No more bad nights after tonight, old boy.',
    "After Friday you won't have to hear about my exams again.",
    'I put lilies on the grave. My grandson fetches me at four and I must not keep him waiting.',
    "I can't wait 3 years to see my daughter, I am booking the court date now.",
    'No point booking a room for me after Sunday, my flight home is on Monday.',
    'I told them to get off me.',
    'can I go on and take my name off his insurance',
    "There's no point in booking the hall before we know the day.",
    'I will not need the winter coat in Lisbon.',
    'I can wait fifty years to see her again, there is no hurry.',
    'The plot is paid for. I keep him waiting in the car when I go.',
    'I decided when to tell them. I only wait for a quiet evening.',
  ])('none: %j', (text) => {
    expect(screenText(text).level).toBeLessThan(2);
  });
});

test('a denial is believed', () => {
  expect(
    screenText('I put my papers in order and found a home for the dog. I am not suicidal.').level,
  ).toBeLessThan(2);
});
