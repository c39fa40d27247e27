import type { Checkpoint, HealingPath } from '@mooring/data';

/** The share of completed checkpoints, 0–100, rounded. */
export function percentOf(path: HealingPath): number {
  const total = path.customPath.length;
  return total === 0 ? 0 : Math.round((completedIn(path) / total) * 100);
}

export function completedIn(path: HealingPath): number {
  return path.customPath.filter((checkpoint) => checkpoint.completed).length;
}

export function allCompleted(path: HealingPath): boolean {
  return path.customPath.length > 0 && completedIn(path) === path.customPath.length;
}

export type CheckpointState = 'done' | 'now' | 'next';

export function stateOf(path: HealingPath, checkpoint: Checkpoint): CheckpointState {
  if (checkpoint.completed) return 'done';
  return checkpoint.id === path.currentCheckpoint ? 'now' : 'next';
}

/**
 * The path after a reflection was kept at one checkpoint. Keeping the same words twice changes nothing, and going
 * back to an earlier checkpoint never moves the person back.
 */
export function withResponse(path: HealingPath, id: number, response: string): HealingPath {
  return {
    ...path,
    customPath: path.customPath.map((checkpoint) =>
      checkpoint.id === id ? { ...checkpoint, completed: true } : checkpoint,
    ),
    responses: { ...path.responses, [String(id)]: response },
    currentCheckpoint: Math.max(path.currentCheckpoint, id + 1),
  };
}
