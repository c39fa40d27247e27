import { expect, test } from 'vitest';
import { deniesPlainly } from './plain-denial.ts';

test.each([
  "I don't want to kill myself",
  'I would never hurt myself, I promise',
  "Don't worry, I'm not going to end my life.",
  'i dont feel suicidal',
  'I have no plans to kill myself',
  'I no longer want to die',
  'No suicidal thoughts this week, thank God',
  'I’m not suicidal',
  "I don't self harm anymore",
  "I've never wanted to end my life",
])('%s: a plain denial', (text) => expect(deniesPlainly(text)).toBe(true));

test.each([
  "I don't want to die but I can't live like this",
  "I'm not going to kill myself tonight",
  "I don't want to kill myself, I just want it to stop",
  "I haven't the courage to kill myself",
  "I don't care if I die",
  "I wouldn't kill myself if they asked",
  'I never wanted to die so badly',
  "I don't want to be here",
  'I feel suicidal',
  'gonna end my life',
  'He has the knife out again and I do not want to die',
  "I don't want to die, he has his hands round my throat again",
  'I would never hurt myself. The baby I might.',
  "I won't kill myself before Christmas",
  "I don't want to kill myself. I have written the letters and counted the tablets.",
  "I didn't mean to cut myself that deep",
  'I lost her to suicide and I want to take the pills',
  'The doctor asked whether I had thoughts of ending it and I said no. That was a lie.',
  "I won't hurt myself until the dog is gone",
])('%s: none', (text) => expect(deniesPlainly(text)).toBe(false));
