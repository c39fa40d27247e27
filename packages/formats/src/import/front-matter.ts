/** The front matter of a Markdown file, limited to what an entry can hold. */
export type FrontMatter = { title?: string; date?: string; tags: string[] };

const fence = /^---[ \t]*\n([\s\S]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/;

/** Splits a text into its front matter and the rest. Text that is not front matter stays in the rest. */
export function readFrontMatter(text: string): { matter: FrontMatter; rest: string } {
  const found = fence.exec(text);
  const block = found?.[1];
  if (!found || block === undefined || !/^\w[\w -]*:/m.test(block))
    return { matter: { tags: [] }, rest: text };
  const matter: FrontMatter = { tags: [] };
  let list: string | null = null;
  for (const line of block.split('\n')) {
    const plain = line.trim();
    const item = /^-\s/.test(plain) ? plain.slice(1).trim() : '';
    if (item !== '' && list === 'tags') {
      matter.tags.push(bare(item));
      continue;
    }
    const key = /^\w[\w -]*(?=:)/.exec(line)?.[0] ?? '';
    const value = key ? line.slice(key.length + 1).trim() : '';
    list = key.trim().toLowerCase();
    if (list === 'title' && value) matter.title = bare(value);
    if ((list === 'date' || list === 'created') && value) matter.date ??= bare(value);
    if ((list === 'tags' || list === 'tag') && value) matter.tags.push(...listOf(value));
    if (list === 'tag') list = 'tags';
  }
  return { matter, rest: text.slice(found[0].length) };
}

const listOf = (value: string) =>
  value
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map(bare)
    .filter(Boolean);

const bare = (value: string) =>
  value
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2')
    .replace(/^#/, '')
    .trim();
