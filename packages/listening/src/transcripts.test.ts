import { expect, test } from 'vitest';
import { openModel } from '../cli/open-model.ts';
import { createTalk } from '../cli/play-talk.ts';
import { talkScripts, transcriptMarkdown } from './transcripts-testing.ts';

const { reader } = await openModel();

test('there are ten talks of twelve messages', () => {
  expect(talkScripts).toHaveLength(10);
  for (const { slug, texts } of talkScripts) expect(texts, slug).toHaveLength(12);
});

// After a change to the guide, its lines or the model, `vitest run -u` writes the documents anew.
test.each(talkScripts)('docs/transcripts shows $slug as the guide answers it', async (script) => {
  const { slug, texts, tone, emotions } = script;
  const talk = createTalk(reader, { seed: slug, tone, emotions });
  const turns = texts.map((text) => ({ said: text, reply: talk(text, null).reply }));
  await expect(transcriptMarkdown(script, turns)).toMatchFileSnapshot(
    `../../../docs/transcripts/${slug}.md`,
  );
});
