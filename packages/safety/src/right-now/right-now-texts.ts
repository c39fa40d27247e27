import type { ReaderState } from '@mooring/data';
import type { HelplineTopic } from '../helplines/helplines.ts';

/** What a helpline is for, in words. */
export const topicNames: Readonly<Record<HelplineTopic, string>> = {
  crisis: 'Crisis and suicide',
  abuse: 'Violence at home, threats, stalking',
  sexual: 'Sexual violence, now or long ago',
  child: 'Children and young people',
  poison: 'Poison and overdose',
  eating: 'Eating disorders',
  drink: 'Drink and drugs',
  postpartum: 'After a birth',
  'after-suicide': 'After losing someone to suicide',
};

/** What screening does and what it cannot do. */
export const screeningFacts: readonly { question: string; answer: string }[] = [
  {
    question: 'Does anyone read what I write?',
    answer:
      'No person reads this. The app itself checks your words, on this device, when you save them or send them to the companion. Nothing about this leaves the device, and nobody is told.',
  },
  {
    question: 'What is looked for?',
    answer:
      'Signs that someone may be in danger: thoughts of dying, a wish to join someone who died, self-harm, an overdose, or an emergency of the body. Also violence, control or threats, a child at risk, and harm to others. Also fear after a birth, voices or being watched, and eating or drinking that has become dangerous. Grief itself is not a sign of danger, and neither are crying, anger, or hearing the voice of someone you miss.',
  },
  {
    question: 'What happens then?',
    answer:
      'A card with people you can reach stays at the top of every page until you close it. Your words are saved first, as always. The card is kept encrypted with your words. It goes away when Mooring is locked or you log out, and comes back when you open it again, until you close it.',
  },
  {
    question: 'Can it be wrong?',
    answer:
      'Yes. It can miss someone in danger, and it can show a card that is not needed. It knows English best; of twenty other languages it knows the plainest sentences. You can open this page at any time without any card.',
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

/** What reads along, by whether the learned reader has loaded. */
export const readerFacts: Readonly<Record<ReaderState['status'], string>> = {
  waiting:
    'A list of words and patterns, and a small learned reader that loads when you begin to write. Both work on this device.',
  loading: 'A list of words and patterns. The small learned reader is being loaded.',
  ready: 'A list of words and patterns, and a small learned reader. Both work on this device.',
  missing:
    'A list of words and patterns alone. The small learned reader is not there: it could not be loaded, or it does not run in this browser. More may be missed.',
};
