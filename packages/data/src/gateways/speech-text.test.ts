import fc from 'fast-check';
import { expect, test } from 'vitest';
import { browserStyle, voicePayload } from './speech-style.ts';
import { splitForSpeech, spokenText } from './speech-text.ts';
import { chooseVoice, genderOf } from './speech-voices.ts';

test('3,800 characters are read completely, and a longer text is cut there with an ellipsis', () => {
  expect(spokenText('a'.repeat(3_800))).toBe('a'.repeat(3_800));
  expect(spokenText('a'.repeat(3_801))).toBe(`${'a'.repeat(3_800)}…`);
});

test('no character is torn in two by the cut', () => {
  const family = '👩‍👧‍👦';
  const cut = spokenText(`${'a'.repeat(3_797)}${family}`);
  expect(cut).toBe(`${'a'.repeat(3_797)}…`);
});

test('a text in breaths loses no word, and no breath is too long for a browser', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 30, mode: 'sentences' }), (text) => {
      const breaths = splitForSpeech(text);
      expect(breaths.join(' ').match(/\w+/g)).toEqual(text.match(/\w+/g));
      for (const breath of breaths) expect(breath.length).toBeLessThanOrEqual(200);
    }),
    { numRuns: 60, seed: 11 },
  );
});

test.for([
  ['gentle', { rate: 1, pitch: 1.05 }, [0.75, 0.75, 0.5]],
  ['calm', { rate: 0.85, pitch: 0.9 }, [0.9, 0.8, 0.3]],
  ['soothing', { rate: 0.8, pitch: 0.95 }, [0.85, 0.85, 0.4]],
  ['friendly', { rate: 1, pitch: 1.05 }, [0.7, 0.7, 0.6]],
] as const)('the %s style has the stated numbers', ([tone, browser, provider]) => {
  expect(browserStyle(tone)).toEqual(browser);
  const [stability, similarity_boost, style] = provider;
  expect(voicePayload('Words.', tone)).toEqual({
    text: 'Words.',
    model_id: 'eleven_multilingual_v2',
    voice_settings: { stability, similarity_boost, style, speaker_boost: true },
  });
});

const voice = (name: string, part: Partial<{ lang: string; localService: boolean }> = {}) => ({
  name,
  lang: 'en-GB',
  localService: true,
  default: false,
  ...part,
});

test('a voice is known by its name, and an unknown one is neither', () => {
  expect(genderOf(voice('Microsoft Sonia Online (Natural)'))).toBe('FEMALE');
  expect(genderOf(voice('Google UK English Male'))).toBe('MALE');
  expect(genderOf(voice('Google UK English Female'))).toBe('FEMALE');
  expect(genderOf(voice('Eddy'))).toBeNull();
});

test('English of the wanted kind is chosen, on the device before one in a cloud', () => {
  const cloud = voice('Google UK English Female', { localService: false });
  const local = voice('Samantha');
  const daniel = voice('Daniel');
  const anna = voice('Anna', { lang: 'de-DE' });
  expect(chooseVoice([anna, cloud, daniel, local], 'FEMALE')).toBe(local);
  expect(chooseVoice([anna, cloud, daniel, local], 'MALE')).toBe(daniel);
  expect(chooseVoice([anna, daniel], 'FEMALE')).toBe(daniel);
  expect(chooseVoice([], 'FEMALE')).toBeNull();
});
