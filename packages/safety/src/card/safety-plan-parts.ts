import type { SafetyPlan } from './use-personal-records.ts';

/** The parts of a safety plan, in the order they help. */
export const safetyPlanParts: readonly { key: keyof SafetyPlan; label: string; hint: string }[] = [
  {
    key: 'signs',
    label: 'How I notice it is getting worse',
    hint: 'Thoughts, places, hours, dates.',
  },
  { key: 'helps', label: 'What helps me by myself', hint: 'A shower, a walk, a song, the dog.' },
  { key: 'people', label: 'People I can be near', hint: 'You need not tell them why.' },
  { key: 'places', label: 'Places that are safe for me', hint: 'A kitchen, a library, a bench.' },
  { key: 'reasons', label: 'Why I stay', hint: 'Small reasons count.' },
  {
    key: 'means',
    label: 'How I keep dangerous things away',
    hint: 'Who keeps them for me, or where they are locked.',
  },
];
