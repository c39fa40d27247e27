/** The tags of a comma-separated line: trimmed, without a leading '#', each once, and none for a blank line. */
export function parseTags(line: string): string[] {
  const tags = line.split(',').map((tag) => tag.trim().replace(/^#+\s*/, ''));
  return [...new Set(tags.filter((tag) => tag !== ''))];
}
