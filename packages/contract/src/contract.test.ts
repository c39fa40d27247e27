import { expect, test } from 'vitest';
import { AppError, keyOf } from './app-error.ts';
import { type Message, messages, say } from './messages.ts';
import { paths } from './paths.ts';

test('an address with parts is built with them encoded', () => {
  expect(paths.entry.to({ id: 'a/b ?' })).toBe('/entry/a%2Fb%20%3F');
  expect(paths.journal.to()).toBe('/journal');
});

test('every address of the specification is here, once', () => {
  const patterns = Object.values(paths).map(({ pattern }) => pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
  expect(patterns).toEqual(
    expect.arrayContaining(
      `/ /landing /dashboard /journal /write /entry/:id /edit/:id /emotions /companion /healing-path
      /healing-path/overview /healing-path/checkpoint/:id /rituals /library /meditations /healing-frequencies
      /guided-series /stories /blog /themes-of-healing /affirmations /gentle-reminders /soundscapes /shared-journeys
      /mini-challenges /bookmarks /prompts /profile /subscription /saved-moments /onboarding /auth`.split(
        /\s+/,
      ),
    ),
  );
});

test('a sentence is filled in, and an unknown name is left to be seen', () => {
  expect(say('export.started', { format: 'text' }).text).toBe(
    'Your journal is being exported in text format.',
  );
  expect(say('voice.style').title).toBe('{style} style selected');
});

test('no sentence shouts, and each ends where it should', () => {
  const joined = 'waitlist.joined';
  for (const [key, message] of Object.entries<Message>(messages)) {
    if (key !== joined && key !== 'router.not-found')
      expect(`${message.title}${message.text ?? ''}`).not.toContain('!');
    expect(message.title.trim()).toBe(message.title);
  }
});

test('an error says which sentence to show, also when it comes from another bundle', () => {
  expect(keyOf(new AppError('store.full'), 'store.failed')).toBe('store.full');
  const foreign = Object.assign(new Error('x'), { key: 'store.full' });
  expect(keyOf(foreign, 'store.failed')).toBe('store.full');
  expect(keyOf(Object.assign(new Error('x'), { key: 'toString' }), 'store.failed')).toBe(
    'store.failed',
  );
  expect(keyOf('x', 'store.failed')).toBe('store.failed');
});
