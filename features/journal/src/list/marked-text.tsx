import type { TextWithMarks } from '@mooring/data';

/** Text with what was looked for marked in it. */
export function MarkedText({ text, marks }: TextWithMarks) {
  const parts = marks.map(([from, to], index) => ({
    before: text.slice(marks[index - 1]?.[1] ?? 0, from),
    marked: text.slice(from, to),
    from,
  }));
  return (
    <>
      {parts.map(({ before, marked, from }) => (
        <span key={from}>
          {before}
          <mark>{marked}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
