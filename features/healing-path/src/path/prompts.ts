import { type Family, familyOf } from './family.ts';

export type CheckpointPrompt = { text: string; placeholder: string };

const prompts: Record<Family | 'open', CheckpointPrompt> = {
  letter: {
    text: 'Write a letter to what you carry. It will not be sent. Say what is true today, in any order.',
    placeholder: 'Dear...',
  },
  memory: {
    text: 'Describe a memory as you remember it. Then write it once more, looking at everyone in it, yourself too, with compassion.',
    placeholder: 'I remember...',
  },
  ritual: {
    text: 'Design a personal ritual. What will you do, where, and with what in your hands? Keep it small enough for a tired evening.',
    placeholder: 'I will begin by...',
  },
  future: {
    text: 'Write a message to your future self. What would you like that person to know about how it is now?',
    placeholder: 'When you read this...',
  },
  open: {
    text: 'Take a few minutes to reflect. What does this checkpoint bring up in you, and what does it ask of you?',
    placeholder: 'What comes up is...',
  },
};

export function promptFor(title: string): CheckpointPrompt {
  return prompts[familyOf(title)];
}
