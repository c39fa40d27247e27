export { SafetyCard } from './card/safety-card.tsx';
export type { Country } from './helplines/countries.ts';
export type { Help } from './helplines/help.ts';
export type { Helpline, Topic, Way } from './helplines/helplines.ts';
