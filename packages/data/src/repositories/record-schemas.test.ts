import { expect, test } from 'vitest';
import { maxPeaks, recordingSchema } from '../recordings/recording.ts';
import { conversationSchema } from './conversations-schema.ts';
import { type RecordKey, recordSchemas } from './record-schemas.ts';

const checkpoint = { id: 1, title: 't', description: '', icon: 'leaf', completed: false };
const path = {
  visionOfHealing: 'v',
  selectedTheme: null,
  customPath: [checkpoint],
  currentCheckpoint: 1,
  weeklyAnchor: { message: 'm', prompt: 'p' },
  startDate: '2026-11-21T10:00:00.000Z',
  responses: { 1: 'words' },
};
const day = { day: '2026-11-21', turns: 0, activeMs: 0.5, lastAt: 'x', pauseOffered: false };
const takes = (key: RecordKey, value: unknown) => recordSchemas[key].safeParse(value).success;

test.each<[RecordKey, unknown]>([
  ['healing-path', path],
  ['healing-path-archive', [{ ...path, endedAt: 'x', begun: {} }]],
  ['healing-path-draft', { step: 0, vision: '', theme: null, path: null }],
  ['onboarding', { why: ['a', 'b'], other: 'c' }],
  ['settings', {}],
  ['settings', { reminderAt: null }],
  ['companion-settings', { consents: {}, tone: 'calm' }],
  ['companion-day', day],
])('%s takes %j', (key, value) => {
  expect(recordSchemas[key].parse(value)).toEqual(value);
});

test.each<[RecordKey, unknown]>([
  ['healing-path', { ...path, currentCheckpoint: 0 }],
  ['healing-path', { ...path, customPath: [{ ...checkpoint, id: 1.5 }] }],
  ['healing-path', { ...path, selectedTheme: undefined }],
  ['healing-path', { ...path, responses: { 1: null } }],
  ['healing-path-archive', [path]],
  ['healing-path-draft', { step: 0.5, vision: '', theme: null, path: null }],
  ['onboarding', { why: [1] }],
  ['settings', { quietDay: null }],
  ['settings', null],
  ['companion-settings', { tone: 'stern' }],
  ['companion-settings', { consents: { transcript: 'yes' } }],
  ['companion-settings', { ownVoice: { baseUrl: '', key: '' } }],
  ['companion-day', { ...day, turns: -1 }],
  ['companion-day', { ...day, activeMs: -1 }],
  ['companion-day', { ...day, activeMs: Number.NaN }],
])('%s does not take %j', (key, value) => {
  expect(takes(key, value)).toBe(false);
});

test('a recording has a length and at most so many bars, each from 0 to 100', () => {
  const recording = { id: 'v', durationMs: 0, peaks: Array<number>(maxPeaks).fill(100) };
  expect(recordingSchema.parse(recording)).toEqual(recording);
  for (const change of [
    { durationMs: -1 },
    { durationMs: 0.5 },
    { peaks: [101] },
    { peaks: [-1] },
    { peaks: Array<number>(maxPeaks + 1).fill(0) },
  ]) {
    expect(recordingSchema.safeParse({ ...recording, ...change }).success).toBe(false);
  }
});

test('a conversation begins with a feeling, and only what is said may stand on a message', () => {
  const message = { id: 'm', role: 'user', text: '', at: 'x' };
  const talk = {
    id: 'c',
    startedAt: 'x',
    checkIn: null,
    emotions: ['Sadness'],
    messages: [message],
  };
  const holds = (change: object) => conversationSchema.safeParse({ ...talk, ...change }).success;
  expect(holds({})).toBe(true);
  expect(holds({ emotions: [] })).toBe(false);
  expect(holds({ emotions: ['hungry'] })).toBe(false);
  expect(holds({ checkIn: undefined })).toBe(false);
  for (const change of [{ role: 'system' }, { by: 'nobody' }, { crisis: false }, { stopped: 1 }]) {
    expect(holds({ messages: [{ ...message, ...change }] })).toBe(false);
  }
});
