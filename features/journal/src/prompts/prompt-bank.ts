import type { PromptType } from './prompt-types.ts';

/**
 * Every writing prompt, by type, as id and text. The days go through each list in this order. Ids never change and
 * nothing is taken out; new ones join at the end of their list.
 */
export const promptBank: Record<PromptType, Record<string, string>> = {
  Reflection: {
    'reflection-evening':
      'What did today ask of you, and what did you have left when evening came?',
    'reflection-same':
      'Name one thing that is the same as before, and one thing that is not. Stay with each of them for a few lines.',
    'reflection-place':
      'Where does the missing live in your home: a chair, a drawer, an hour of the day? Describe that place as it is.',
    'reflection-asked': 'What do you wish somebody would ask you? Ask it here, and answer.',
    'reflection-ordinary':
      'Write about something ordinary you did this week that took more strength than anyone could see.',
    'reflection-answer': 'What do you say when people ask how you are? Write the longer answer.',
    'reflection-song':
      'Think of a sound, a smell or a song that brings it all near. Where were you when it last found you?',
    'reflection-carrying':
      'What are you carrying today that is yours, and what are you carrying for somebody else?',
    'reflection-hours':
      'Which hour of the day is hardest for you, and which one lets you breathe a little? Describe them both.',
    'reflection-weather':
      'If what you feel were weather, what would it be doing outside your window right now?',
  },
  Letter: {
    'letter-small':
      'Write to someone you can no longer speak to. Begin with something small they would remember.',
    'letter-year':
      'Write to yourself as you were a year ago. Say only what you would have wanted to hear.',
    'letter-unsent':
      'Write the letter you will not send. Nobody has to read it, and you can stop at any line.',
    'letter-kindness':
      'Write to someone who was kind to you lately, even for a minute. Tell them how it was to receive it.',
    'letter-morning':
      'Write to the morning after everything changed. Tell it what you know now and what you still do not know.',
    'letter-room':
      'Write to a place you shared: a kitchen, a bench, a stretch of road. Tell it what it saw.',
    'letter-strong':
      'Write to the part of you that is tired of being strong. Begin with “You don’t have to”.',
    'letter-tuesday':
      'Write about one plain Tuesday to the person who would have understood it best.',
    'letter-plans': 'Write to the future you had planned. Tell it what you loved about it.',
    'letter-question':
      'Write to the question that keeps coming back. Let it know that you have heard it.',
  },
  'Body Scan': {
    'body-scan-down':
      'Begin at the top of your head and move slowly down. Write one word for each place you pass: face, throat, chest, belly, hands, legs.',
    'body-scan-shape':
      'Where in your body is today’s feeling sitting? Describe its size, its edges and its warmth, as if to someone who has never met it.',
    'body-scan-floor':
      'Put both feet on the floor and notice what holds you up. Write what you feel, from the ground upward.',
    'body-scan-holding':
      'Notice your jaw, your shoulders and your hands. Which of them is holding on? Write what it might be holding.',
    'body-scan-breaths':
      'Take three slow breaths, if that is comfortable. Write what changed, and what did not.',
    'body-scan-quiet':
      'Find one place in your body that is quiet, even a small one, like an earlobe or a fingertip. Write about it for a few minutes.',
    'body-scan-unasked':
      'Your breath has come and gone all day without being asked. Write down what you notice when you keep it company.',
    'body-scan-hardest':
      'Think of the hardest hour of today. What did your body do to get you through it?',
    'body-scan-near':
      'What does your body need tonight that is simple and near: water, warmth, air, rest? Write how you might give it a little of that.',
    'body-scan-hands':
      'Rest your hands wherever they want to be. Write about what they have held, today or long ago.',
  },
  Poem: {
    'poem-remember':
      'Write six lines that each begin with “I remember”. They do not have to rhyme, or agree with one another.',
    'poem-object':
      'Choose one object you cannot put away. Write a short poem that speaks only about the object.',
    'poem-three':
      'Write a poem of three lines: what you saw, what you heard, what you did not say.',
    'poem-questions': 'Write a poem made only of questions. Leave them unanswered.',
    'poem-once-more':
      'Take the first sentence that comes to you and write it five times, changing one word each time.',
    'poem-empty': 'Write a poem to the empty side of something: a bed, a table, a car, a day.',
    'poem-light':
      'Describe this evening’s light without naming anything you feel. Let the light do it.',
    'poem-still-here': 'Write a list and call it “What is still here”.',
    'poem-word': 'Pick a word you have heard too often lately. Write a poem that gives it back.',
    'poem-middle':
      'Write a poem that begins in the middle, with “and then”, and stops before the end.',
  },
  Forgiveness: {
    'forgiveness-small':
      'Is there something small you would like to stop holding against yourself? Write what it is. You do not have to put it down today.',
    'forgiveness-not-ready':
      'Write about something you are not ready to forgive. You are allowed to leave it where it is.',
    'forgiveness-friend':
      'What would you say to a friend who blamed themselves for the thing you blame yourself for?',
    'forgiveness-apology':
      'Whose apology did you never hear? Write down what you would have wanted it to say.',
    'forgiveness-knew':
      'Write about a choice you made with what you knew then. What did you know, and what could nobody have known?',
    'forgiveness-quietly':
      'Is there anyone you have quietly forgiven, or quietly decided not to? Write about how you came to know.',
    'forgiveness-word':
      'What does the word forgiveness stir up in you today? Write it as it is, with everything in you that says no.',
    'forgiveness-unsaid':
      'Write about something you said, or never said. Then read it the way you would read the words of someone you love.',
    'forgiveness-anger':
      'If your anger is keeping something safe for you, what is it keeping safe?',
    'forgiveness-not-all':
      'Write a sentence that begins “It was not all mine to carry”, and see whether another sentence wants to follow it.',
  },
  Growth: {
    'growth-now':
      'What can you do now that you could not do in the first days? It may be very small.',
    'growth-need':
      'What have you learned about what you need from other people, and what you do not need?',
    'growth-surprise': 'Write about a moment lately when you surprised yourself.',
    'growth-unnoticed': 'What have you begun to do differently without ever deciding to?',
    'growth-inherited':
      'Whose habit, saying or recipe has become yours? Write about how you carry it.',
    'growth-matters': 'What matters less to you than it used to, and what matters more?',
    'growth-room':
      'Is there something you would like to make room for, without taking any room from what you miss?',
    'growth-given':
      'Write about a kindness you were able to give lately: to a person, an animal, a plant, or yourself.',
    'growth-boundary':
      'Which limit have you kept lately, or would you like to keep? Write about what it protects.',
    'growth-understand':
      'Think of someone else who is having a hard time. What do you understand about them now that you did not before?',
  },
  Release: {
    'release-tomorrow':
      'Write down one thing you do not want to carry into tomorrow. When you have finished, you may keep the page or delete it.',
    'release-speech':
      'What have you been rehearsing in your head? Write the whole speech here, once, without stopping.',
    'release-list':
      'List everything that is taking up room in you tonight. Then mark one thing that can wait.',
    'release-kept':
      'Write about something you have kept because letting it go would feel like losing more. It can stay. Say what it is to you.',
    'release-door':
      'If you could set one worry down by the door for an hour, which one would it be? What would the hour be like?',
    'release-tired':
      'Write for five minutes without stopping, beginning with “What I am tired of is”.',
    'release-softer':
      'Which expectation of yourself could be a little softer this week? Write it as it is now, and then the softer way.',
    'release-last':
      'Write about a last time that you did not know was the last. Tell it as slowly as you need to.',
    'release-river':
      'Imagine a river that takes only what you hand to it. What would you hand over, and what would you keep?',
    'release-trying': 'Finish this sentence as many times as you like: “I can stop trying to”.',
  },
};
