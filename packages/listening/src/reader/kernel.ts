import { kernelBytes } from './kernel-bytes.ts';

type Exports = {
  memory: WebAssembly.Memory;
  linear(
    x: number,
    weight: number,
    bias: number,
    out: number,
    rows: number,
    columns: number,
    outputs: number,
  ): void;
};

/** A table of 32-bit floats in the kernel's memory. */
export type Place = { address: number; length: number };

/** Multiplies tables of 32-bit floats, four numbers at a time. What it does is written in kernel.wat. */
export type Kernel = {
  /** Keeps `length` floats for good. Only before the first `linear`. */
  reserve(length: number): Place;
  /** The floats of a place. To be asked for anew after each `reserve`. */
  view(place: Place): Float32Array;
  /** out[row] = bias + weight · x[row], where weight has one row for each output. */
  linear(x: Place, weight: Place, bias: Place, out: Place, rows: number): void;
};

/** Throws where the browser has no WebAssembly, or none with SIMD. */
export async function createKernel(): Promise<Kernel> {
  const { instance } = await WebAssembly.instantiate(kernelBytes());
  const { memory, linear } = instance.exports as unknown as Exports;
  let used = 16;
  return {
    reserve(length) {
      const address = used;
      used += Math.ceil((length * 4) / 16) * 16;
      const missing = used - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / 65_536));
      return { address, length };
    },
    view: ({ address, length }) => new Float32Array(memory.buffer, address, length),
    linear(x, weight, bias, out, rows) {
      const outputs = bias.length;
      const columns = weight.length / outputs;
      linear(x.address, weight.address, bias.address, out.address, rows, columns, outputs);
    },
  };
}
