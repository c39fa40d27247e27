import type { HostileWorld } from './hostile-world.ts';

/** One move of a hostile server, as a small function over what it can lay hands on. */
export type Move = {
  name: string;
  play(world: HostileWorld): void | Promise<void>;
  /** The rows that the person changed or deleted while the move was played. */
  changes?(world: HostileWorld): string[];
};

export const words = (content: string) => ({ title: `About ${content}`, content, tags: [] });
export const entry = (id: string) => `journal_entries/${id}`;
