/** The four questions. Ids are what is kept and never change; words may. */
export type Choice = { id: string; label: string; hint?: string };

type StepText = { id: StepId; question: string; hint: string };
export type OnboardingStep = StepText &
  (
    | { kind: 'several'; choices: readonly Choice[]; missing: string }
    | { kind: 'one'; choices: readonly Choice[]; missing: string }
    | { kind: 'words'; label: string; missing: string }
  );

export type StepId = 'brings' | 'feelings' | 'support' | 'words';

/** The one choice of the first step that asks for words of its own. */
export const otherId = 'other';

export const onboardingSteps: readonly OnboardingStep[] = [
  {
    id: 'brings',
    kind: 'several',
    question: 'What brings you here?',
    hint: 'Select all that apply',
    missing: 'Choose at least one to go on.',
    choices: [
      { id: 'death', label: 'Someone I love has died' },
      { id: 'ending', label: 'A relationship or marriage has ended' },
      { id: 'estrangement', label: "I'm estranged from someone" },
      { id: 'pet', label: "I've lost a pet" },
      { id: 'hoped-for', label: 'Pregnancy or baby loss, or a future I hoped for' },
      { id: 'illness', label: "Illness, mine or a loved one's" },
      { id: 'self', label: "I've lost work, home, faith or a sense of who I am" },
      { id: 'stuck', label: "I feel stuck and can't say why" },
      { id: otherId, label: "Other / I'd like to write it in my own words" },
    ],
  },
  {
    id: 'feelings',
    kind: 'several',
    question: 'What are you carrying?',
    hint: 'Select all that apply. They may contradict each other.',
    missing: 'Choose at least one to go on.',
    choices: [
      { id: 'grief', label: 'Grief' },
      { id: 'anger', label: 'Anger' },
      { id: 'confusion', label: 'Confusion' },
      { id: 'longing', label: 'Longing' },
      { id: 'guilt', label: 'Guilt' },
      { id: 'numbness', label: 'Numbness' },
      { id: 'relief', label: 'Relief' },
      { id: 'mixed', label: 'Mixed emotions' },
    ],
  },
  {
    id: 'support',
    kind: 'one',
    question: 'What would help most, for now?',
    hint: 'Choose one. Everything else stays within reach.',
    missing: 'Choose one to go on.',
    choices: [
      {
        id: 'listening',
        label: 'A listening place',
        hint: 'A companion to say it to, at any hour. It is software, and it does not hurry you.',
      },
      {
        id: 'finding-words',
        label: 'Help finding words',
        hint: 'A question to begin with, for when the page is blank.',
      },
      {
        id: 'daily-shape',
        label: 'A gentle daily shape',
        hint: 'A check-in, a small ritual, a few lines. A day left out is only a day left out.',
      },
      {
        id: 'worst-moments',
        label: 'Something for the worst moments',
        hint: 'Breathing and grounding for the next few minutes, one press away on every screen.',
      },
      {
        id: 'quiet',
        label: 'Quiet: just let me write',
        hint: 'A page, and nothing on it but your words.',
      },
    ],
  },
  {
    id: 'words',
    kind: 'words',
    question: 'What would you like to set down first?',
    hint: 'A name, a sentence, a single word. It becomes the first page of your journal, encrypted on this device.',
    label: 'In your own words',
    missing: 'A word is enough to go on.',
  },
];
