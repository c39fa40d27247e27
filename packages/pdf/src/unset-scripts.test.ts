import { expect, test } from 'vitest';
import { journalOf, pdfOf, scripts } from './pdf-testing.ts';
import { nameUnsetScripts } from './unset-scripts.ts';

const unset = {
  Bengali: 'আমি দ্বিতীয় কাপটি ভরেছিলাম।',
  Tamil: 'நான் இரண்டாவது கோப்பையை நிரப்பினேன்.',
  Georgian: 'მეორე ფინჯანი მაინც შევავსე.',
  Armenian: 'Այնուամենայնիվ լցրեցի երկրորդ բաժակը։',
  Ethiopic: 'ሁለተኛውን ኩባያ ሞላሁት።',
  Khmer: 'ខ្ញុំបានបំពេញពែងទីពីរ។',
};

test('words that cannot be set are named in their place, and no box stands in the file', async () => {
  for (const [name, text] of Object.entries(unset)) {
    const named = nameUnsetScripts(journalOf({ Cup: `Before. ${text}\nAfter.` }));
    expect(named.unset).toEqual([name]);
    expect(named.journal.entries[0]?.content).toMatch(/^Before\. \[words in .+\].?\nAfter\.$/);
  }
  const made = await pdfOf(journalOf(unset));
  expect(made.unset).toEqual(Object.keys(unset).sort());
  expect(made.missing).toBe(0);
});

test('every script the product promises is left as it is', () => {
  const journal = journalOf(scripts);
  expect(nameUnsetScripts(journal)).toEqual({ journal, unset: [] });
});
