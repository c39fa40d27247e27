import { type NewTensor, withTensors } from './model-writer.ts';

/** The model with what learn_replies.py wrote: a line of JSON that names the tables, then their floats. */
export function withReplies(
  file: Uint8Array<ArrayBuffer>,
  learned: Buffer,
  { remark, question }: { remark: string[]; question: string[] },
): Uint8Array<ArrayBuffer> {
  const end = learned.indexOf('\n');
  const places: { name: string; rows: number; columns: number }[] = JSON.parse(
    learned.subarray(0, end).toString(),
  );
  let at = end + 1;
  const tensors = places.map(({ name, rows, columns }): NewTensor => {
    const table = Array.from({ length: rows }, () =>
      Float64Array.from({ length: columns }, () => {
        at += 4;
        return learned.readFloatLE(at - 4);
      }),
    );
    return { name, rows: table, isPlain: name.endsWith('.bias') };
  });
  return ['replies.', 'remark.', 'question.', 'intent.'].reduce(
    (before, prefix) =>
      withTensors(before, {
        prefix,
        tensors: tensors.filter(({ name }) => name.startsWith(prefix)),
        labels: { remark, question },
      }),
    file,
  );
}
