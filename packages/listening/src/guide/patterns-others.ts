import type { SentencePattern } from './bank-entries.ts';

/** What others say and do, and what the person did. */
export const patternsOthers: readonly SentencePattern[] = [
  {
    id: 'nobody',
    pattern:
      /\b(?:nobody|no one|no-one|not one person|none of (?:them|my friends|my family)) (?:else |even |ever |really )?(?!to |died|has died|knows$|has it$|has one$)(.+)/i,
    weight: 37,
    captures: 'verb',
    lines: {
      reflect: [
        'Nobody {x}. So you are carrying it where it cannot be seen.',
        'Not one person {x}. That is a second loss on top of the first.',
      ],
      ask: [
        'Whose silence is hardest?',
        'If one person could know, who would you choose?',
        'What would you have wanted from them?',
      ],
    },
  },
  {
    id: 'everyone',
    pattern:
      /\b((?:everyone|everybody|people|they all|other people|my friends|my family|the others)(?: else| around me)? (?:just |all |still |always )?(?:keeps?|says?|said|thinks?|tells?|told|expects?|wants?|acts?|seems?|asks?|looks?|gets?|goes|go|stopped|has|have|is|are|assumes?|treats?|doesn't|don't)\b.*)/i,
    weight: 34,
    captures: 'clause',
    lines: {
      reflect: [
        '{X}. And you stand in the middle of that with something quite different.',
        '{X}. It can be lonelier than being alone.',
      ],
      ask: [
        'What would you answer, if you could say anything?',
        'Which of them is it hardest to hear it from?',
      ],
    },
  },
  {
    id: 'someone-says',
    pattern:
      /\b((?:my|our) [\w' -]{2,20}? (?:keeps? |always |just )?(?:says?|said|saying|told me|tells me|thinks?|reckons) (?:that )?.+)/i,
    weight: 36,
    captures: 'clause',
    lines: {
      reflect: [
        '{X}. Words like that go on sounding when the room is empty.',
        '{X}. You did not have an answer ready, and why would you.',
      ],
      ask: [
        'How did that land in you?',
        'What did you say back, or want to?',
        'What did you hear in it?',
      ],
    },
  },
  {
    id: 'they-said',
    pattern:
      /\b((?:he|she|they) (?:just |even |then |once |only |always |texted and |never )?(?:says?|said|told me|tells me|texted|wrote)(?: me)?(?: that)? (?!sorry|yes|no\b|nothing|goodbye).+)/i,
    weight: 37,
    captures: 'clause',
    lines: {
      reflect: [
        '{X}. You have it word for word, so it went in deep.',
        '{X}. You will have heard that a good few times since, in your head.',
      ],
      ask: [
        'What did you say back, or want to say?',
        'How do you hear that now, when it comes up?',
      ],
    },
  },
  {
    id: 'did-today',
    pattern:
      /\b(?:I|we)(?:'ve)? (?:finally |actually |even |just |did )?((?:went|made|wrote|called|rang|talked|told|asked|cooked|walked|cleaned|washed|packed|opened|visited|planted|slept|ate|got (?:up|out|dressed|through)|showered|sat|lit|played|ran|sorted|kept|baked|read|laughed|drove|took|said|sent|threw|gave|bought|swam|watered)\b.*\b(?:today|yesterday|this morning|this week|last night|tonight|at last|for the first time|on sunday|on saturday|this afternoon)\b.*)/i,
    weight: 40,
    captures: 'verb',
    lines: {
      affirm: [
        'You {x}. Nobody saw what that cost, and you did it.',
        'You {x}. On a day like these that is not small.',
        'That you {x} took something. I would not call it nothing.',
      ],
      ask: [
        'How was it, while you were in it?',
        'What made it possible?',
        'What was the hardest minute of it?',
      ],
    },
  },
  {
    id: 'managed',
    pattern: /\bI (?:did |finally |somehow |at last )?(?:managed|was able|got myself) to (.+)/i,
    weight: 40,
    captures: 'verb',
    lines: {
      affirm: [
        'You managed to {x}. That counts, whatever the rest of the day was.',
        'To {x}, on no strength at all: that was you.',
      ],
      ask: ['What helped you to {x}?', 'Where did you find what it took to {x}?'],
    },
  },
  {
    id: 'miss',
    pattern:
      /\bI(?:'m| am)? (?:just |still |really |do |so |also |even |mostly |only )*miss(?:ing)? ((?!him\b|her(?: so| every| a lot|$)|them\b|you|it\b|out|work|school|the point)\w+.*)/i,
    weight: 40,
    captures: 'thing',
    lines: {
      reflect: [
        'You miss {x}. Missing is never general, it has exact corners.',
        '{X}: so that is what the missing is made of.',
        'It is {x} that you miss. Who else would know to miss that?',
      ],
      ask: [
        'When in the day does it catch you, missing {x}?',
        'What was it like, when there still was {x}?',
        'Tell me more about that. What should I know of {x}?',
      ],
    },
  },
  {
    id: 'let-go',
    pattern:
      /\bI (?:just )?(?:can't|don't know how to|won't|could never|need to|have to) (?:let go of|get over|move on from|forgive|forget) (.+)/i,
    weight: 40,
    captures: 'thing',
    lines: {
      reflect: [
        'You hold on to that, and nobody here will pull at your hands.',
        'It is not a thing that can be ordered, to be done with {x}.',
      ],
      ask: [
        'Who says that you have to?',
        'What would you be left with, if you put it down for an evening?',
      ],
    },
  },
  {
    id: 'they-did-to-me',
    pattern:
      /\b((?:he|she|they) (?:just |even |never |always |basically |practically |really )?(?:left|ignored|blocked|lied to|cheated on|hurt|used|forgot|abandoned|replaced|deleted|walked out on|hit|blamed|called|ghosted|dumped|shouted at|laughed at|raised|loved|taught|chose|picked|promised|held|trusted) (?:me|us)\b.*)/i,
    weight: 37,
    captures: 'clause',
    lines: {
      reflect: [
        '{X}. You say that in one breath, and it must have taken so many to live through.',
        '{X}. It stands there in five words or so, and it changed a great deal.',
      ],
      ask: ['What did it do to how you see yourself?', 'Where were you when it became clear?'],
    },
  },
  {
    id: 'i-told-them',
    pattern:
      /\b(?:I|we) (?:just |even |finally )?((?:told|asked|called|texted|messaged|begged|promised|shouted at|screamed at|snapped at|held|kissed) (?:him|her|them|my|mum|dad|mom)\b.+)/i,
    weight: 34,
    captures: 'verb',
    lines: {
      reflect: [
        'You {x}. It is still very near, that moment.',
        'You {x}, and you have gone over it since.',
      ],
      ask: ['What did you hope would come back?', 'What happened then?'],
    },
  },
  {
    id: 'nothing',
    pattern:
      /\bnothing (?!happened|much|really$|at all$)((?:feels|makes|helps|matters|works|is|tastes|interests|has|will|I do|seems|excites)\b.+|helps|matters|works)/i,
    weight: 36,
    captures: 'verb',
    lines: {
      reflect: [
        'Nothing {x}. Then the whole day is one colour.',
        'You look around, and nothing {x}.',
      ],
      ask: ['When was the last time something did, even for a minute?'],
    },
  },
];
