import type { ChatMessage } from '../packages/listening/src/engine.ts';
import { respond } from '../packages/listening/src/guide/guide.ts';
import { type Line, quantile } from './measure.ts';

const said = [
  'My mother died in March and the house is quiet.',
  'I filled the second cup anyway.',
  'My brother called. We talked about nothing.',
  'I cannot sleep, and the nights are long.',
  'Will it always be like this?',
  'I laughed today and felt guilty for it.',
  'Her coat still hangs by the door.',
  'Nobody says her name any more.',
];

/** A reply of the guide on the device, at the beginning of a conversation and after a hundred turns. */
export function guideFigures(runs: number): Line[] {
  return [
    line('the first reply', times(0, runs * 10)),
    line('a reply after 100 turns', times(100, runs * 3)),
  ];
}

function times(before: number, turns: number): number[] {
  const messages: ChatMessage[] = [];
  const answer = () =>
    respond({
      messages: [...messages],
      emotions: ['Grief'],
      tone: 'gentle',
      writing: null,
      seed: 'bench',
      now: new Date(0),
    });
  const say = (turn: number) => {
    const text = said[turn % said.length] ?? '';
    messages.push({ id: `u${turn}`, role: 'user', text: `${text} ${turn}` });
    const from = performance.now();
    const replied = answer();
    const ms = performance.now() - from;
    messages.push({ id: `c${turn}`, role: 'companion', text: replied.text });
    return ms;
  };
  for (let turn = 0; turn < before; turn += 1) say(turn);
  return Array.from({ length: turns }, (_, turn) => {
    const ms = say(before + turn);
    messages.splice(before * 2);
    return ms;
  });
}

const line = (name: string, values: number[]): Line => ({
  name: `guide: ${name}, p95`,
  ours: quantile(values, 0.95),
  against: undefined,
  unit: 'ms',
  budget: { most: 50 },
  note: `p50 ${quantile(values, 0.5).toFixed(1)} ms; nobody waits for what is under 50`,
});
