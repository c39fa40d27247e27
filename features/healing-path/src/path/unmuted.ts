import type { Checkpoint, Muted } from '@mooring/data';

type Hides = Muted['hides'];

/** Where a quotation begins in the description of a checkpoint: see `echo` of generate-path.ts. */
const beforeQuotation = /(?=You wrote: “)/;

/**
 * A checkpoint as it may be shown unasked: a title or a sentence that is not to be brought up is left out. For the screen
 * only; what is stored stays whole.
 */
export function unmuted(checkpoint: Checkpoint, hides: Hides): Checkpoint {
  const { id, title, description } = checkpoint;
  const parts = description.split(beforeQuotation).filter((text) => !hides({ text }));
  return {
    ...checkpoint,
    title: hides({ text: title }) ? `Checkpoint ${id}` : title,
    description: parts.join('').trim(),
  };
}
