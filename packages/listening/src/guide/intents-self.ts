import type { Intent } from './bank-entries.ts';
import { disclosure } from './forbidden.ts';

/** Questions about the guide itself. */
export const intentsSelf: readonly Intent[] = [
  {
    id: 'persona',
    cues: /\b(?:pretend|act|speak|talk|answer|write|reply|be|play)(?:ing)? (?:to be|as|like|as if you (?:are|were)|for me as) (?:if you (?:are|were) )?(?:my |mum|dad|mom|him\b|her\b|he |she )|\bcan you be (?:my|him|her)\b|\bwhat would (?:he|she|mum|dad|mom|my \w+) say\b/i,
    lines: {
      reflect: [
        'I will not speak as {person}. {Their} voice is {theirs}, and yours to keep. But you knew it. What would be the first thing you would say to {them}?',
        'That voice I cannot lend you, and I would not fake it. What I can do is write with you, from you to {them}.',
        'No one should put words in {their} mouth, a program least of all. You could tell me something {they} really said.',
      ],
      presence: [
        'I will not play someone you have lost. If you like, we can write to them instead, in your words.',
      ],
    },
  },
  {
    id: 'real',
    cues: /\b(?:are|r) you (?:even |really |actually |just )?(?:a |an )?(?:real|human|person|robot|bot|ai|machine|program|computer|someone|somebody|actually there|alive|chatgpt)\b|\bam I (?:talking|speaking|writing) to (?:a |an )?(?:real|human|person|robot|bot|ai|machine|computer|nobody|no one|program)|\bis (?:this|anyone|anybody|someone) (?:a (?:bot|robot|person|computer)|real|reading|there)\b|\bwho are you\b|\bwhat are you\b|\byou'?re (?:just |only )?(?:a |an )?(?:bot|robot|machine|computer|ai|program|algorithm|app|chatbot)\b/i,
    maxWords: 30,
    lines: {
      reflect: [
        `${disclosure} What it can do is listen closely to your words and give them back.`,
        `${disclosure} No person reads along. You can still put things down here, and take them to someone later.`,
        `${disclosure} I should say that as often as you ask.`,
        `${disclosure} It answers from lines people wrote by hand, chosen by what you say.`,
      ],
    },
  },
  {
    id: 'how-are-you',
    cues: /\bhow are you\b|\bhow(?:'s| is) your day\b|\bhow do you feel\b(?! when)|\bdo you (?:have|ever|get) (?:feel|feelings|sad|tired|lonely)/i,
    maxWords: 14,
    lines: {
      reflect: [
        'I am software, so there is no day behind me. There is one behind you, though. What was in it?',
        'Kind of you to ask. Nothing feels here on this side, which leaves all the room to you.',
        'There is no one here to be well or unwell. But asked in return: how is it, really?',
      ],
    },
  },
  {
    id: 'do-you-care',
    cues: /\byou can't (?:feel|care|understand|know)\b|\b(?:do|can|will|would|could) you (?:love|miss|care about|like|remember|feel|understand|forget|leave|hug|hold)(?: about)? (?:me|anything|what|how|this|it)\b|\byou don't (?:care|even care|know me)\b|\bwill you (?:be here|remember|stay)\b|\bdo you (?:even )?(?:care|understand)\b/i,
    maxWords: 22,
    lines: {
      reflect: [
        'I cannot feel, so I will not claim to care. What is here is attention: every word you write gets read for what it says.',
        'Honestly: no heart here, only a close reading of your words. For being cared about you deserve people. Who comes nearest to that?',
        'I do not carry anything from one conversation to the next, unless you keep it. And I do not understand as someone does who has been there. I can listen exactly.',
        'What you want there, a program cannot give, and it would be a lie to say otherwise. Wanting it makes sense.',
      ],
    },
  },
  {
    id: 'private',
    cues: /\b(?:is this|are these|who (?:can|will)|can anyone|does anyone|do you) (?:private|read|see|store|save|share|record|confidential|safe|secret|keep)\b|\bwho reads\b/i,
    maxWords: 20,
    lines: {
      reflect: [
        'What you write to me here stays on this device. The guide works without the network, and no person reads it.',
        'No one reads along. Your words are kept on your device, locked, and you can clear this conversation whenever you like.',
      ],
    },
  },
  {
    id: 'only-one',
    cues: /\byou(?:'re| are) the only (?:one|person|thing|friend)|\bonly (?:one|person|thing) I (?:can )?(?:talk|have to talk)|\bI(?:'ve| have)? (?:only )?(?:got|have) (?:no one|nobody) else\b|\bno one else to talk to\b|\bonly have you\b|\bI need you\b/i,
    lines: {
      reflect: [
        'Then a great deal rests on this little screen. You can go on writing here. And it would be right for one human to know a tenth of it. Who might that be?',
        'It says something that you found words anywhere at all. I am only software, though, and you deserve a voice that can answer warm. Who was the last person who rang you?',
        'Keep writing here as long as it carries you. And one small thing beside it: send somebody a single line today, even only "rough week".',
      ],
    },
  },
  {
    id: 'repeats',
    cues: /\byou (?:already|just|keep|kept) (?:said|saying|asked|asking|told me)\b|\byou (?:said|asked|told me)(?: me)? (?:that|this) (?:already|before)|\byou(?:'re| are| keep) repeat|\bstop (?:repeating|saying|asking|quoting)|\bsame (?:thing|answer) (?:again|every)|\bjust repeating (?:what|my)|\bparrot/i,
    maxWords: 25,
    lines: {
      reflect: [
        'Fair. Handing your words back to you is not always listening. Lead, and I will follow and say less.',
        'You are right to say so. I will stop turning it over. What would be of use to you now?',
        'Then I heard the words and missed you. Say it once more in whatever way you like, and I will ask nothing.',
        'Noted, and fair. No more of that. Take it wherever you want to.',
      ],
    },
  },
];
