import type { Data, Keepsake, ListResult, Someone } from '@mooring/data';

/** One person with all that is kept of them. */
export type PersonContents = { person: Someone; sayings: string[]; files: Keepsake[] };

/** The ones who were lost, oldest first. */
export async function loadPeople({
  someone,
  keepsakes,
}: Data): Promise<ListResult<PersonContents>> {
  const people = await someone.list();
  const items: PersonContents[] = [];
  let unreadable = people.unreadable;
  for (const person of people.items) {
    const kept = await keepsakes.of(person.id);
    // Nobody can say whose an unreadable one is: every person has all of them.
    unreadable = [...people.unreadable, ...kept.unreadable];
    items.push({
      person,
      sayings: kept.items.filter(({ kind }) => kind === 'words').map(({ text }) => text),
      files: kept.items.filter(({ file }) => file !== undefined),
    });
  }
  return { items, unreadable };
}

/** What a text can say of a person, one paragraph each. */
export function personParagraphs({ person, sayings, files }: PersonContents): string[] {
  const { bond, called, calledYou, ending } = person;
  return [
    bond.trim(),
    called.trim() && `Called: ${called.trim()}`,
    calledYou.trim() && `They called you: ${calledYou.trim()}`,
    ending.trim(),
    ...sayings.map((text) => `“${text}”`),
    ...files.map((file) => `${fileLine(file)}. The full backup has the file.`),
  ].filter((line) => line !== '');
}

const kindNames = {
  words: 'Words',
  voice: 'A voice recording',
  picture: 'A picture',
  video: 'A video',
  file: 'A file',
};

const fileLine = ({ text, file, kind }: Keepsake) =>
  [kindNames[kind], text.trim() || file?.name].filter(Boolean).join(': ');
