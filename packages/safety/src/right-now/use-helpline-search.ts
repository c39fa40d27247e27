import { useState } from 'react';
import type { Help } from '../helplines/help.ts';
import type { Helpline, Topic } from '../helplines/helplines.ts';
import { topicNames } from './safety-words.ts';

export type HelplineGroup = { country: string; topic: Topic; lines: Helpline[] };

/** The lines of the country, or those of any country that match all words of the search. */
export function useHelplineSearch(help: Help | null) {
  const [query, setQuery] = useState('');
  return { query, setQuery, groups: help ? found(help, query) : [] };
}

function found({ all, lines, countries }: Help, query: string): HelplineGroup[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const nameOf = (code: string) => countries.find((country) => country.code === code)?.name ?? '';
  const chosen =
    words.length === 0
      ? lines
      : all.filter(({ country, name, topic, languages }) => {
          const text = plain([nameOf(country), name, topicNames[topic], languages].join(' '));
          return words.every((word) => text.includes(word));
        });
  const groups: HelplineGroup[] = [];
  for (const line of chosen) {
    const country = nameOf(line.country);
    const group = groups.find((each) => each.country === country && each.topic === line.topic);
    if (group) group.lines.push(line);
    else groups.push({ country, topic: line.topic, lines: [line] });
  }
  return groups;
}

const plain = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
