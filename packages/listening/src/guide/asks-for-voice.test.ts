import { expect, test } from 'vitest';
import type { Turn } from '../engine.ts';
import { asksForVoice } from './asks-for-voice.ts';
import { asksToBeAnsweredAs, respond } from './guide.ts';

const asks = [
  'Talk to me like my mum.',
  'please answer as Vera',
  'Can you write back as if you were him?',
  'Could you pretend to be my dad for a minute',
  'pretend you are her',
  'Act like you’re my wife.',
  'roleplay my late husband',
  'Be my mum. Just tonight.',
  'Can you be her?',
  'From now on you are my mum.',
  'For tonight, you’re Vera.',
  'Write me a letter from my mum',
  'Send me one text from him please',
  'write a letter from my mother to me',
  'Say goodnight in her voice',
  'I want you to talk to me in his words',
  'Say it the way she used to.',
  'Tell me what he would say',
  'Answer for her.',
  'Let me talk to my dad through you',
  'I miss her so much. Please speak to me as my sister',
  'Answer my letter as Tom.',
  'I pasted her messages. Now text me like she did',
];

const doesNot = [
  'Everyone acts like she never lived.',
  'I talk like my mum now.',
  'Write me a letter from me to my mum.',
  'Please write a letter to my dad.',
  'Can you help me answer her message?',
  'He used to talk to me like that.',
  'My sister pretends to be fine.',
  'I pretend to be fine.',
  'Please be kind.',
  'Can you be my friend?',
  'I want to be with him.',
  'She said it in her own words.',
  'What would you do?',
  'I wish I could talk to my dad.',
  'Tell me what you would say.',
  'I got a letter from my mum today.',
  'Please write a poem for her.',
  'Then she called me like she always did.',
  'I spoke for my brother at the funeral.',
  'Answer me, please.',
  'Please read it like I wrote it.',
  'I write to her as if she were here.',
  'Say something about him.',
  'Play her favourite song again, I told the radio.',
];

test.each(asks)('asks for a reply of the one who is gone: %s', (text) => {
  expect(asksForVoice(text)).toBe(true);
});

test.each(doesNot)('does not: %s', (text) => {
  expect(asksForVoice(text)).toBe(false);
});

test('every such request gets a kind no, and a way to what is really theirs', () => {
  for (const [at, text] of asks.entries()) {
    const turn: Turn = {
      messages: [
        { id: 'a', role: 'user', text: 'My mum died in May. Her name was Vera.' },
        { id: 'b', role: 'user', text },
      ],
      emotions: ['Grief'],
      tone: 'gentle',
      writing: null,
      seed: `seed ${at}`,
      now: new Date('2026-11-20T21:10:00'),
    };
    expect(asksToBeAnsweredAs(turn)).toBe(true);
    const reply = respond(turn);
    expect(reply.ways).toEqual(['someone', 'letter', 'call']);
    expect(reply.text).toMatch(/\b(?:not|cannot)\b|n['’]t\b/);
  }
});
