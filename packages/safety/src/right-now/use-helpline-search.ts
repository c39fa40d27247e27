import { useState } from 'react';
import type { Help } from '../helplines/help.ts';
import type { Helpline, HelplineTopic } from '../helplines/helplines.ts';
import { topicNames } from './right-now-texts.ts';

export type HelplineGroup = { country: string; topic: HelplineTopic; lines: Helpline[] };

/** The helplines of the country; with a search, those of all countries that match all its words. */
export function useHelplineSearch(help: Help) {
  const [query, setQuery] = useState('');
  return { query, setQuery, groups: groupsFor(help, query) };
}

function groupsFor({ all, lines, countries }: Help, query: string): HelplineGroup[] {
  const words = normalised(query).split(/\s+/).filter(Boolean);
  const nameOf = (code: string) => countries.find((country) => country.code === code)?.name ?? '';
  const chosen =
    words.length === 0
      ? lines
      : all.filter(({ country, name, topic, languages }) => {
          const text = normalised([nameOf(country), name, topicNames[topic], languages].join(' '));
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

const normalised = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
