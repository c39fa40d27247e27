import { expect, test } from 'vitest';
import { playTalk } from './talk-testing.ts';
import { talkScripts, transcriptMarkdown } from './transcripts-testing.ts';

test('there are ten talks of twelve messages', () => {
  expect(talkScripts).toHaveLength(10);
  for (const { slug, texts } of talkScripts) expect(texts, slug).toHaveLength(12);
});

// After a change to the guide, `vitest run -u` writes the documents anew.
test.each(talkScripts)('docs/transcripts shows $slug as the guide answers it', async (script) => {
  const { slug, texts, tone, emotions } = script;
  const messages = playTalk(texts, { seed: slug, tone, emotions });
  await expect(transcriptMarkdown(script, messages)).toMatchFileSnapshot(
    `../../../../docs/transcripts/${slug}.md`,
  );
});
