import { expect, test } from 'vitest';
import { wordsAsText } from './download-words.ts';
import { missingFrom, type PageFields, pageFields, quoted, sameFields } from './entry-fields.ts';

const page = (fields: Partial<PageFields>): PageFields => ({
  ...pageFields({ title: '', content: '', tags: [] }),
  ...fields,
});
const now = new Date('2026-11-20T21:10:00');
const spoken = { id: 'voice', durationMs: 4_000, peaks: [10] };

test.each([
  ['an empty page', '', '', 'A title and a few words are needed to save.'],
  ['blanks only', '  ', '\n ', 'A title and a few words are needed to save.'],
  ['a title alone', 'Tea', '', 'Write a few words to save this entry.'],
  ['words alone', '', 'It steamed.', 'Give it a title to save this entry.'],
  ['both', 'Tea', 'It steamed.', null],
])('what is missing is said: %s', (_, title, content, missing) => {
  expect(missingFrom(page({ title, content }), now)).toBe(missing);
});

test.each([
  ['nothing', {}, 'A title and a recording are needed to save.'],
  ['words alone', { content: 'It steamed.' }, 'A title and a recording are needed to save.'],
  [
    'a title and words',
    { title: 'Tea', content: 'It steamed.' },
    'Record something to save this entry.',
  ],
  ['a recording alone', { recording: spoken }, 'Give it a title to save this entry.'],
  ['both', { title: 'Tea', recording: spoken }, null],
  [
    'one that still runs',
    { title: 'Tea', recording: { ...spoken, durationMs: 0 } },
    'Stop the recording to save this entry.',
  ],
])('what an audio entry still needs is said: %s', (_, fields, missing) => {
  expect(missingFrom(page({ type: 'audio', ...fields }), now)).toBe(missing);
});

test.each([
  ['the same words', page({ title: 'Tea' }), page({ title: 'Tea' }), true],
  [
    'tags in another order',
    page({ tags: ['hope', 'grief'] }),
    page({ tags: ['grief', 'hope'] }),
    true,
  ],
  ['another title', page({ title: 'Tea' }), page({ title: 'Toast' }), false],
  ['other words', page({ content: 'a' }), page({ content: 'b' }), false],
  ['one tag more', page({ tags: ['hope'] }), page({}), false],
  ['another recording', page({ recording: spoken }), page({}), false],
  ['another tag', page({ tags: ['hope'] }), page({ tags: ['guilt'] }), false],
] as const)('pages are compared by what they say: %s', (_, one, other, same) => {
  expect(sameFields(one, other)).toBe(same);
});

test('a prompt is quoted with room beneath it, and no prompt leaves the page empty', () => {
  expect(quoted('What is still here?')).toBe('“What is still here?”\n\n');
  expect(quoted(' ')).toBe('');
});

test('downloaded words read like the page: title, text, tags', () => {
  expect(
    wordsAsText(page({ title: 'Tea', content: 'One.\n\nTwo.', tags: ['grief', 'hope'] })),
  ).toBe('Tea\n\nOne.\n\nTwo.\n\n#grief #hope\n');
  expect(wordsAsText(page({ content: 'Only this.' }))).toBe('Only this.\n');
});

test('downloaded words hold the typed tag, what pictures show, and the chosen date', () => {
  const picture = {
    ...{ id: 'file-a', type: 'image/jpeg' as const, width: 1, height: 1, size: 1, sha256: '' },
    alt: 'The blue cup',
  };
  const when = { day: '2026-03-14', time: '21:10' };
  const fields = page({
    title: 'Tea',
    tags: ['hope'],
    newTag: ' #Ward 4',
    pictures: [picture],
    when,
  });
  expect(wordsAsText(fields)).toBe(
    'Tea\n\nMarch 14, 2026, 21:10\n\nA picture: The blue cup\n\n#hope #Ward 4\n',
  );
  expect(wordsAsText(page({ when: { day: '2026-02-3', time: '' } }))).toBe('2026-02-3\n');
  expect(wordsAsText(page({ when: { day: '2026-02-31', time: '' } }))).toContain('2026');
});
