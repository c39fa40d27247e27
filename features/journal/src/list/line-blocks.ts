/** Lines of one block. */
export const blockSize = 500;

/**
 * The heights of a long list in blocks. The virtual list is given a few blocks at a time, because it makes every place below a
 * line anew that turns out higher than it was taken to be.
 */
export type LineBlocks = {
  /** px above a block; above the one after the last, px of the whole list. */
  above(block: number): number;
  /** The block at so many px below the top of the list. */
  at(px: number): number;
  /** Adds up some blocks again, after their lines were measured. */
  measure(from: number, to: number): void;
};

/** `heightOf`: px of a line, as far as it is known. */
export function lineBlocks(count: number, heightOf: (index: number) => number): LineBlocks {
  const heights = Array.from({ length: Math.ceil(count / blockSize) }, (_, block) => add(block));
  function add(block: number) {
    let sum = 0;
    const end = Math.min(count, (block + 1) * blockSize);
    for (let index = block * blockSize; index < end; index += 1) sum += heightOf(index);
    return sum;
  }
  return {
    above: (block) => heights.slice(0, block).reduce((sum, height) => sum + height, 0),
    at(px) {
      let left = px;
      const block = heights.findIndex((height) => {
        left -= height;
        return left < 0;
      });
      return block < 0 ? Math.max(0, heights.length - 1) : block;
    },
    measure(from, to) {
      for (let block = from; block < Math.min(to, heights.length); block += 1)
        heights[block] = add(block);
    },
  };
}

/** The blocks from `from` to before `to`. */
export type BlockRange = { from: number; to: number };

/** The range to show: that of before as long as the block is not at one of its ends, where more of the list follows. */
export function rangeAround(block: number, before: BlockRange | null, blocks: number): BlockRange {
  if (blocks <= 5) return { from: 0, to: blocks };
  const isInside =
    before !== null &&
    before.to <= blocks &&
    (block > before.from || before.from === 0) &&
    (block < before.to - 1 || before.to === blocks);
  if (isInside && block >= before.from && block < before.to) return before;
  const from = Math.max(0, Math.min(block - 2, blocks - 5));
  return { from, to: from + 5 };
}
