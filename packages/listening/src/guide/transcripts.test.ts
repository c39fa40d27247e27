import { expect, test } from 'vitest';
import { createReply } from './guide.ts';
import { asMarkdown, scripts, talk } from './transcripts.ts';

test('ten talks of twelve turns are kept as people wrote them', () => {
  expect(scripts).toHaveLength(10);
  for (const script of scripts) expect(script.lines, script.slug).toHaveLength(12);
});

// Written anew with `vitest run -u`, so that what the documents show is what the engine says.
test.each(scripts)('$slug reads in docs as the engine says it', async (script) => {
  const messages = talk(script, createReply(), new Date('2026-01-10T20:00:00Z'));
  await expect(asMarkdown(script, messages)).toMatchFileSnapshot(
    `../../../../docs/transcripts/${script.slug}.md`,
  );
});
