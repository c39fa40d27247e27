import { sortTags, splitHeading, timeFrom, withTagLine } from './entry-parts.ts';
import { readFrontMatter } from './front-matter.ts';
import type { FoundEntry, ImportProblemKey } from './import-plan.ts';
import { stableId } from './stable-id.ts';

type TextFile = {
  file: string;
  text: string /** ISO time of the last change. */;
  modified: string;
};

/** Converts a text or Markdown file to an entry. A file without text gives none. */
export async function entryOfText({
  file,
  text,
  modified,
}: TextFile): Promise<{ entry: FoundEntry | null; problem: ImportProblemKey | null }> {
  const { matter, rest } = readFrontMatter(text);
  const { title: found, content } = splitHeading(rest);
  if (content.trim() === '' && !matter.title && !found) return { entry: null, problem: null };
  const name = (file.split('/').at(-1) ?? file).replace(/\.\w+$/, '');
  const frontMatterDate = matter.date === undefined ? null : timeFrom(matter.date);
  const date = frontMatterDate ?? timeFrom(/^\d{4}-\d{2}-\d{2}/.exec(name)?.[0] ?? '') ?? modified;
  const { own, others } = sortTags(matter.tags);
  const title = matter.title ?? found ?? name;
  const words = withTagLine(matter.title && found ? `${found}\n\n${content}` : content, others);
  // Copying a file changes its modification time, so that time is not part of the id.
  const known = date === modified ? '' : date;
  return {
    entry: {
      id: await stableId('text', known, title, words),
      title,
      content: words,
      tags: own,
      date,
      editedAt: null,
      sound: null,
      pictures: [],
      file,
    },
    problem: matter.date !== undefined && frontMatterDate === null ? 'import.bad-date' : null,
  };
}
