type SampleEntry = { id: string; title: string; content: string; date: string; tags: string[] };

const words =
  'the a and of in to it was quiet rain harbour heron second cup winter garden morning light tide boats came early window letter station lilies market chose said nothing listened radio clock house loud stayed walked shore stones cold water lamp table chair bread tea milk sister mother father brother friend neighbour dog path hill road train ticket coat scarf photograph drawer song old new small long short every never again still after before without with under over between home away kept lost found'.split(
    ' ',
  );
const tags = ['grief', 'heartbreak', 'healing', 'longing', 'guilt', 'hope'];
const first = Date.UTC(2026, 10, 20, 9);
const hour = 3_600_000;

/** Entries of about 120 words, the newest first, always the same. */
export function sampleEntries(count: number): SampleEntry[] {
  let state = 11;
  const next = (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % most;
  };
  const some = (length: number) =>
    Array.from({ length }, () => words[next(words.length)]).join(' ');
  return Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    title: some(4),
    content: some(80 + next(80)),
    date: new Date(first - index * 9 * hour).toISOString(),
    tags: [tags[next(tags.length)] ?? 'hope'],
  }));
}

/** An open backup, as docs/backup-format.md describes it. */
export function backupOf(entries: readonly SampleEntry[]): string {
  const rows = entries.map(({ id, title, content, date, tags: own }) => ({
    table: 'journal_entries',
    row: {
      id,
      title,
      content,
      tags: JSON.stringify(own),
      type: 'text',
      audioData: null,
      date,
      created_at: date,
      editedAt: null,
    },
  }));
  const head = { format: 'mooring-backup', version: 1, createdAt: new Date(first).toISOString() };
  const items = [head, ...rows, { end: { rows: rows.length } }];
  return `[${items.map((item) => JSON.stringify(item)).join(',\n')}]`;
}

/** How many texts hold every word. */
export function countOf(texts: readonly string[], query: string): number {
  const asked = query.split(' ').filter(Boolean);
  return texts.filter((text) => asked.every((word) => text.includes(word))).length;
}
