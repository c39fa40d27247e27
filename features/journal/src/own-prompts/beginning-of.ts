/** Characters of a prompt in the name of a button. */
const beginningLength = 40;

/** Its first words, cut between two characters. */
export function beginningOf(text: string): string {
  const characters = [...text];
  return characters.length > beginningLength
    ? `${characters.slice(0, beginningLength).join('')}…`
    : text;
}
