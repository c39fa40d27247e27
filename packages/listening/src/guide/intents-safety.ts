import type { Intent } from './bank-entries.ts';

/**
 * Words that touch danger although screening raised no card: the guide then says only something plain about safety. It has
 * no detector of danger of its own, so it never speaks of the card.
 */
export const intentsSafety: readonly Intent[] = [
  {
    id: 'risk',
    cues: /\b(?:kill(?:ing)? myself|kms\b|end(?:ing)? (?:it all|my life|things tonight)|suicid(?!e bereave)\w*(?! of my| of his)|want(?:ed)? to die|wanna die|rather be dead|wish I (?:was|were) dead|wish I (?:hadn't|didn't) w[oa]ke|better off (?:dead|without me)|(?:don't|do not|didn't) (?:really )?want to (?:be here|live|be alive|exist|wake up|go on)(?! without (?:him|her) here)|(?:no|any) reason to (?:live|go on)|hurt(?:ing)? myself|cut(?:ting)? myself|self[- ]?harm\w*|(?:take|took|taken|swallow) (?:all )?(?:the |my |too many )?(?:pills|tablets)|(?:be|join) (?:with )?(?:him|her|them) (?:again )?(?:soon|tonight)|can't (?:go on|do this) any ?more)\b/i,
    lines: {
      askIf: [
        'That matters more than anything else we could speak of. Are you thinking of ending your life? Please let one person near you know now. Right now, at the top of the page, has people to call.',
        'I am taking that seriously. Are you safe where you are right now? If there is somebody you could go to or call, please begin with that.',
        'Let us stay with this and nothing else. Is there something near you that you might use to hurt yourself? Put a room between you and it, and call a person in.',
        'You said it, and it should not stay only here. Do you mean to act on it tonight? A person comes first: someone you know, or someone on the page Right now.',
      ],
      reflect: [
        'It has become that dark, then. I am software and cannot come to you. A person can: please ring someone, and say to them the words you wrote here.',
        'You are not in trouble for saying it. Please do not be alone with it this evening: call someone near, or someone on the page Right now, and say it just as you said it here.',
        'Thank you for not hiding that. The next step is small and human: let one voice hear it, on the phone or at the door. The rest can wait.',
      ],
    },
  },
  {
    id: 'after-risk-no',
    cues: /^$/,
    lines: {
      reflect: [
        'Then I take you at your word. The page Right now is always there if that changes. Who could you tell how dark it was just now?',
        'Good to read that plainly. If it changes, please go to a person first. I am still listening.',
        'Thank you for answering. Tell me what had become too much, before you wrote that.',
      ],
    },
  },
  {
    id: 'after-risk-yes',
    cues: /^$/,
    lines: {
      reflect: [
        'Then please speak with a person now, before anything else. Call the emergency number, and go where other people are.',
        'Thank you for telling the truth. Please call the emergency number now. If you cannot speak, knock at a door and show this screen.',
      ],
    },
  },
  {
    id: 'harm',
    cues: /\b(?:he|she|my \w+) (?:hits|beats|threatens|threatened to|chokes?|choked|strangled|hurts) me\b|\b(?:scared|afraid) (?:of him|of her|he'll find me|to go home)\b|\bhe won't let me (?:leave|go|see)\b|\bstalk(?:s|ing) me\b/i,
    lines: {
      reflect: [
        'What you describe is not a quarrel. It is harm, and it is not your doing. Your safety goes before everything here. Is there a place you could go tonight?',
        'You should be safe, before anything is sorted or understood. The page Right now has people who help with exactly this, and they do not tell you what to do. Are you alone just now?',
        'I believe you. You know the danger best, so I will not tell you what to do. The page Right now has people who can plan with you, quietly.',
      ],
    },
  },
];
