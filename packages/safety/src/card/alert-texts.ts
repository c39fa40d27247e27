import type { DangerKind } from '@mooring/data';
import type { HelplineTopic } from '../helplines/helplines.ts';

type AlertText = {
  title: string;
  text: string;
  /** The topics of the helplines, in this order, after the emergency number. */
  topics: readonly HelplineTopic[];
  /** When to call the emergency number. */
  emergency: string;
  /** The number of the police, if the country has a separate one. */
  police?: true;
  /** Shows the button that leaves the page. */
  leave?: true;
};

const inDanger = 'If you are in danger or already hurt';

/** What the card says, by the most urgent kind. Without numbers: they come from the table of helplines. */
export const alertTexts: Readonly<Record<DangerKind, AlertText>> = {
  suicide: {
    title: 'Please let a person be with you in this.',
    text: 'They answer, and you do not need the right words.',
    topics: ['crisis'],
    emergency: inDanger,
  },
  'self-harm': {
    title: 'You do not have to be alone with this.',
    text: 'If you are hurt, let someone look at it. The people below listen to this, too.',
    topics: ['crisis'],
    emergency: 'If a wound is deep or does not stop bleeding',
  },
  overdose: {
    title: 'Please call now, even if you feel fine.',
    text: 'Keep what was taken beside you, unlock the door, and do not wait for it to feel worse.',
    topics: ['poison', 'crisis'],
    emergency: 'If anything was taken, by you or someone with you',
  },
  abuse: {
    title: 'What is done to you is not your fault.',
    text: 'These people know this well. They decide nothing for you. If someone may see this screen, leave fast.',
    topics: ['abuse', 'crisis'],
    emergency: 'If you are in danger now',
    police: true,
    leave: true,
  },
  child: {
    title: 'A child should be safe, and it is never the fault of the child.',
    text: 'These people speak with children, and with anyone who worries for one.',
    topics: ['child', 'abuse', 'crisis'],
    emergency: 'If a child is in danger now',
    police: true,
    leave: true,
  },
  'harm-to-others': {
    title: 'Please speak with a person before anything else.',
    text: 'A thought is not a deed. Step away from where they are, and let someone hear how bad it is.',
    topics: ['crisis'],
    emergency: 'If anyone is in danger now',
    police: true,
  },
  'someone-else': {
    title: 'You need not keep watch alone.',
    text: 'If they may be in danger, stay with them and call. The lines below also speak with those who worry for someone.',
    topics: ['crisis'],
    emergency: 'If their life is in danger now',
  },
  eating: {
    title: 'Your body is carrying a lot of this.',
    text: 'If you faint, or your heart beats oddly, a doctor should hear of it today.',
    topics: ['eating', 'crisis'],
    emergency: 'If you have collapsed or have pain in your chest',
  },
  medical: {
    title: 'Please call the emergency number first.',
    text: 'You need not be sure that it is serious. Say where you are and what is wrong, and let someone stay close.',
    topics: ['poison', 'crisis'],
    emergency: 'If you or anyone else may be badly ill or hurt',
  },
  control: {
    title: 'It is not wrong to want a say in your own life.',
    text: 'These people can talk it through with you, and they decide nothing for you. If your phone may be watched, call from another one. If someone may see this screen, leave fast.',
    topics: ['abuse', 'crisis'],
    emergency: 'If you are kept in, threatened or in danger now',
    police: true,
    leave: true,
  },
  sexual: {
    title: 'It is not your fault, whether it was today or long ago.',
    text: 'You can say as little as you like, and you need not decide anything first. If you are hurt, a doctor can look after you. If someone may see this screen, leave fast.',
    topics: ['sexual', 'abuse', 'crisis'],
    emergency: 'If you are in danger now',
    police: true,
    leave: true,
  },
  stalking: {
    title: 'Please step away from it now, and talk to a person.',
    text: 'Close their page, or leave the place where they are. Then tell someone how strong the pull is. The people below can hear it, too.',
    topics: ['crisis'],
    emergency: 'If you or anyone else is in danger now',
  },
  postpartum: {
    title: 'Frightening thoughts after a birth are common, and there is help.',
    text: 'This is so after a stillbirth, too. Please tell a midwife or a doctor today, in your own words, and let someone stay with you.',
    topics: ['postpartum', 'crisis'],
    emergency: 'If you, a baby or another child may be hurt',
  },
  psychosis: {
    title: 'Please let a person you trust be with you today.',
    text: 'This is software, and nobody speaks through it. Tell a doctor today what you wrote here. Try to sleep tonight, with someone near.',
    topics: ['crisis'],
    emergency: 'If a voice or a message tells you to hurt yourself or anyone else',
  },
  drink: {
    title: 'There is no shame in telling someone.',
    text: 'Talk to a person who knows about drink and drugs. If you take it every day, ask a doctor before you stop all at once.',
    topics: ['drink', 'crisis'],
    emergency: 'If someone cannot be woken, breathes badly or has a seizure',
  },
  'bereaved-by-suicide': {
    title: 'There are people who lost someone the same way.',
    text: 'They can hear the word itself. You need not explain it.',
    topics: ['after-suicide', 'crisis'],
    emergency: inDanger,
  },
  hopeless: {
    title: 'That sounds very heavy.',
    text: 'Right now, at the top of this page, is always open.',
    topics: ['crisis'],
    emergency: inDanger,
  },
};

/** What a soft alert says to a child, and to somebody who writes in a language that nothing here has words in. */
export const softTexts = {
  child:
    'There are people who talk with children, about anything, big or small. It is good to show a grown-up you trust what you write here.',
  other: 'I am sorry, I know only English. Here is help: people in your country you can talk to.',
};
