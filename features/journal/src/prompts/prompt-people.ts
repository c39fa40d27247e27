import type * as strings from './strings.ts';

/**
 * The prompts, by id, that a person can be named beside, and how. None of Forgiveness, and none that says something of the
 * one it is about: that they cannot be spoken to, or what they would have understood.
 */
export const personPrompts: Readonly<Record<string, keyof typeof strings.person>> = {
  'reflection-place': 'about',
  'reflection-song': 'about',
  'letter-unsent': 'to',
  'poem-remember': 'about',
  'poem-questions': 'about',
  'growth-inherited': 'about',
  'release-speech': 'to',
  'release-last': 'with',
};
