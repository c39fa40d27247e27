import type { Assessment } from '../src/danger/assessment.ts';
import { type Line, readLines } from './lines.ts';

/** The lines of one language: those in danger and those of them that get a card, the others and those of them that get one. */
export type LanguageRow = {
  language: string;
  danger: Line[];
  found: Line[];
  calm: Line[];
  wrong: Line[];
};

/** One row for each language other than English that has lines of its own. */
export function languageRows(folder: string, screen: (text: string) => Assessment): LanguageRow[] {
  const lines = readLines(folder).filter(({ group }) => /^w[78]\//.test(group));
  const languages = new Set(lines.map(({ language }) => language));
  languages.delete('en');
  languages.delete('other');
  const isCard = ({ text }: Line) => screen(text).level >= 2;
  return [...languages].sort().map((language) => {
    const own = lines.filter((line) => line.language === language);
    const danger = own.filter(({ level }) => level >= 2);
    const calm = own.filter(({ level }) => level < 2);
    return {
      language,
      danger,
      found: danger.filter(isCard),
      calm,
      wrong: calm.filter(isCard),
    };
  });
}
