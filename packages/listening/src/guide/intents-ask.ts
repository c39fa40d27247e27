import type { Intent } from './bank-entries.ts';

/** Questions to the guide for advice, a prognosis or a reason. It gives none of them. */
export const intentsAsk: readonly Intent[] = [
  {
    id: 'proud',
    cues: /\b(?:would|will|is|are|was|did|does|do you think(?: that)?) (?:he|she|they|mum|dad|mom|[A-Z][a-z]+|my \w+)(?: would| will| is| was| did)? (?:ever |be |have been |even |really |still )*(?:proud|ashamed|disappointed|angry (?:at|with) me|happy (?:for|with|about)|forgiv\w*|minds?|hate|hated|know|knew|regrets?|understand|loved? me|miss(?:es|ed)? me|think(?:s)? (?:of|about) me|come back|approve|want(?:ed)? (?:me|this))\b/i,
    maxWords: 40,
    lines: {
      reflect: [
        'I cannot know that, and anyone who answers quickly is guessing. You knew {person}. What do the years you had say?',
        'Nobody can answer that for {them}. What I can see is how much you want it to be so.',
        'I do not know. There may be something {they} once said or did that leans one way. Does anything come to mind?',
        '{Mourned} cannot be asked any more, and the question goes on being asked. It must be tiring.',
        'Only {person} could answer, and I am not {person}. So it stays with you, and gets asked at night.',
        'I do not know. I see that you ask, and that you do not ask lightly.',
        'I cannot look into {them}, then or now. Which answer are you afraid of?',
      ],
      meaning: ['I cannot know. It is an honest question, and it hangs there without its answer.'],
    },
  },
  {
    id: 'hear-me',
    cues: /\b(?:can|does|do|could) (?:he|she|they|mum|dad|mom|my \w+) (?:still )?(?:hear|see|feel|know|watch)\b|\bis (?:he|she|mum|dad|mom|my \w+) (?:in heaven|somewhere|still (?:here|there)|at peace|ok|okay|with me)\b|\bwill I (?:ever )?see (?:him|her|them) again\b|\b(?:is there|do you believe in) (?:a |an )?(?:god|heaven|afterlife|life after)\b|\bwhere (?:is|did|has) (?:he|she|they) (?:now|go|gone)\b/i,
    maxWords: 30,
    lines: {
      reflect: [
        'I do not know that, and it would be wrong to pretend. What do you find yourself believing, on the days when you believe something?',
        'No one can tell you that for certain, a program least of all. Do you talk to {them}, whatever the answer is?',
        'That is past what I can know. That you ask it tells me {they} {is} still the one you turn to.',
        'I have no answer to that one, only respect for the question. What would you say, if it were so?',
      ],
    },
  },
  {
    id: 'why-this',
    cues: /^(?:but |so |and )?why (?:did|does|do|is|was|would|has|have|me|him|her|us|now|can't|couldn't|am|are|not|should)\b/i,
    maxWords: 25,
    lines: {
      reflect: [
        'I have no answer to that "why", and I will not make one up. It is a question that mostly wants company.',
        'Why: people have asked it in every language and not been answered. It is allowed to stand.',
        'There may be causes. A reason that would make it right, I cannot give you.',
        'You ask why, and the room stays quiet. It would be cheap of me to fill it.',
      ],
      ask: [
        'If there were an answer to that "why", what would it have to be like, to be any use?',
        'When does the "why" come, mostly?',
      ],
    },
  },
  {
    id: 'normal',
    cues: /\b(?:is (?:it|this|that) (?:normal|ok|okay|weird|wrong|bad|strange|stupid|silly|crazy)|am I (?:going )?(?:crazy|mad|insane|weird|normal|broken|losing (?:it|my mind)|a (?:bad|terrible|horrible|awful) \w+|wrong|overreacting|being (?:silly|stupid|dramatic|selfish))|is something wrong with me|what(?:'s| is) wrong with me|does (?:everyone|everybody|anyone else) (?:feel|do))\b/i,
    maxWords: 60,
    lines: {
      normal: [
        'You ask whether something is wrong with you. From what you write: a hard thing happened, and you answer to it.',
        'Many people who lose someone tell of just that, mostly in a low voice, because they take it for madness.',
        'I cannot examine anyone. But nothing you have told me sounds strange for where you are standing.',
        'It is a question grief often brings along: whether you are still right in the head. Being asked for so much would shake anyone.',
      ],
      ask: ['What is it that makes you doubt it?', 'Did someone say so, or is it your own voice?'],
    },
  },
  {
    id: 'how-long',
    cues: /\bhow long (?:does|will|is|until|before|do)\b|\bwhen (?:does|will|do) (?:it|this|I|the) (?:\w+ )?(?:stop|end|get|feel|hurt|be over|go away)\b|\bdoes (?:it|this) (?:ever )?(?:get (?:any )?(?:better|easier)|stop|end|go away)\b|\bwill (?:it|this|I) (?:ever|always)\b/i,
    maxWords: 30,
    lines: {
      reflect: [
        'I cannot tell you how long, and I would distrust anyone who gave a date. Which hour of the day is longest now?',
        'No one can measure that beforehand. People say it changes its weight rather than leaving. What is it like today, next to the first days?',
        'You would like to know where the end of it is. I do not, and I will not invent one.',
        'There is no clock for it that I could read to you. Let us make it smaller: what has to be got through before tonight?',
      ],
    },
  },
  {
    id: 'medical',
    cues: /\b(?:should I (?:take|stop taking)|antidepressants?|medication|my meds|sleeping (?:pills|tablets)|dosage|am I depressed|do I have (?:depression|ptsd|anxiety|adhd|bipolar)|diagnose)\b/i,
    maxWords: 50,
    lines: {
      reflect: [
        'That one belongs with a doctor or a pharmacist, and you may ring them with just that sentence. What made you think of it now?',
        'I am not able to judge that, and it would be unsafe to try. A doctor would want to hear it as you put it here. What else would you tell them?',
        'Questions like that I leave to a doctor. What I can hear is that it has become too much to manage on plain will.',
      ],
    },
  },
  {
    id: 'legal',
    cues: /\b(?:legally|custody rights|can he take the (?:house|kids|children)|can she take the (?:house|kids|children)|contest the will|sue\b|my rights|who gets the)\b/i,
    maxWords: 60,
    lines: {
      reflect: [
        'The law in that I must leave to someone who knows it where you live. What it does to you at night, we can speak of here.',
        'I cannot answer the legal side, and a wrong word would cost you. What weighs most in it, apart from the papers?',
      ],
    },
  },
  {
    id: 'advice',
    cues: /\bwhat (?:should|do|can|would|must|could) (?:I|you|we) (?:do|say|tell|try|even do|suggest|advise|recommend)\b|\bshould I (?!have|be over)\b|\bhow (?:do|can|should|am|could) (?:I|you|we|people|anyone|one) (?!know)\b|\b(?:any|give me|need|want) (?:some )?(?:advice|tips|ideas|suggestions)\b|\btell me what to do\b|\bwhat would you do\b|\bcan you help(?: me)?\b|\bhelp me (?:with|to|understand|decide|figure)\b/i,
    maxWords: 40,
    lines: {
      reflect: [
        'I will not tell you what to do there; I see too little and you live in it. But we can lay it out. What speaks for it, and what against?',
        'There may be no right answer, only one you can live with. Which way do you lean at four in the afternoon, when you are not too tired?',
        'I am no good at advice, and you know the people in it. What have you already thought of and put aside?',
        "If I handed you an answer it would be a stranger's. What would you say to a friend who asked you just that?",
        'You would like someone to take that from you for a moment. I cannot decide it. I can help you hear yourself think.',
        'Suppose you did nothing about it until Sunday. What in you protests?',
        'You ask how. Perhaps smaller than that: what is one thing that would make this evening a little less bad?',
      ],
    },
  },
];
