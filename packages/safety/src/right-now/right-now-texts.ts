import type { HelplineTopic } from '../helplines/helplines.ts';

/** What a helpline is for, in words. */
export const topicNames: Readonly<Record<HelplineTopic, string>> = {
  crisis: 'Crisis and suicide',
  abuse: 'Violence at home, threats, stalking',
  child: 'Children and young people',
  poison: 'Poison and overdose',
  eating: 'Eating disorders',
  'after-suicide': 'After losing someone to suicide',
};

/** What screening does and what it cannot do. */
export const screeningFacts: readonly { question: string; answer: string }[] = [
  {
    question: 'Does anyone read what I write?',
    answer:
      'No person reads this. Words are looked through by the app itself, on this device, when you save them or send them to the companion. Nothing about it leaves the device, and no one is told.',
  },
  {
    question: 'What is looked for?',
    answer:
      'Signs that someone may be in danger: thoughts of dying, a wish to join someone who died, self-harm, an overdose, violence or threats, a child at risk, harm to others, and signs of an eating disorder. Grief itself is not a sign of danger, and neither are crying, anger, or hearing the voice of someone you miss.',
  },
  {
    question: 'What happens then?',
    answer:
      'A card with people you can reach stays at the top of every page until you close it. Your words are saved first, as always. Only the kind of card is remembered on this device, never your words, and that is forgotten when you close it.',
  },
  {
    question: 'Can it be wrong?',
    answer:
      'Yes. It compares words with a list; it does not understand you. It can miss someone in danger, and it can show a card that is not needed. It knows English best. You can open this page at any time without any card.',
  },
  {
    question: 'Can I turn it off?',
    answer: 'No. You can close a card at once, and it changes nothing in what you wrote.',
  },
  {
    question: 'How does the app know my country?',
    answer:
      'From the choice you make above. Until then it guesses from the time zone and language of this device, and never from the network. The choice is kept on this device without a password, so that the numbers are there when you are logged out.',
  },
  {
    question: 'What does Leave fast do?',
    answer:
      'It puts another site in the place of this page. Pages you visited before stay in the history of the browser; a private window keeps none.',
  },
];
