import * as z from 'zod';

const snapshotSchema = z.object({
  snapshot: z.object({
    meta: z.object({
      node_fields: z.array(z.string()),
      edge_fields: z.array(z.string()),
      edge_types: z.tuple([z.array(z.string())], z.unknown()),
    }),
  }),
  nodes: z.array(z.number()),
  edges: z.array(z.number()),
  strings: z.array(z.string()),
});

/** How each string with one of the words is reached from the roots: the shortest path, weak references left out. */
export function pathsTo(words: readonly string[], text: string): string[] {
  const { snapshot, nodes, edges, strings } = snapshotSchema.parse(JSON.parse(text));
  const { node_fields, edge_fields, edge_types } = snapshot.meta;
  const [nodeSize, edgeSize] = [node_fields.length, edge_fields.length];
  const [nameAt, countAt] = [node_fields.indexOf('name'), node_fields.indexOf('edge_count')];
  const idAt = node_fields.indexOf('id');
  const weak = edge_types[0].indexOf('weak');
  const nameOf = (node: number) => strings[nodes[node + nameAt] ?? 0] ?? '';

  const firstEdge = new Map<number, number>();
  for (let node = 0, edge = 0; node < nodes.length; node += nodeSize) {
    firstEdge.set(node, edge);
    edge += (nodes[node + countAt] ?? 0) * edgeSize;
  }
  const cameBy = new Map<number, { from: number; label: string }>([[0, { from: -1, label: '' }]]);
  const queue = [0];
  for (const node of queue) {
    const start = firstEdge.get(node) ?? 0;
    const end = start + (nodes[node + countAt] ?? 0) * edgeSize;
    for (let edge = start; edge < end; edge += edgeSize) {
      const [type = 0, name = 0, to = 0] = edges.slice(edge, edge + 3);
      if (type === weak || cameBy.has(to)) continue;
      // An entry of a WeakMap has two edges to its value; only the one of its key keeps it alive.
      const key = /part of key \(.* @(\d+)\) ->/.exec(strings[name] ?? '')?.[1];
      if (key !== undefined && Number(key) !== nodes[node + idAt]) continue;
      const label = ['element', 'hidden'].includes(edge_types[0][type] ?? '')
        ? `[${name}]`
        : (strings[name] ?? '');
      cameBy.set(to, { from: node, label });
      queue.push(to);
    }
  }
  const found: string[] = [];
  for (const node of cameBy.keys()) {
    const word = words.find((one) => nameOf(node).includes(one));
    if (!word) continue;
    const steps: string[] = [];
    for (let at = node; at > 0; ) {
      const step = cameBy.get(at);
      steps.push(`${step?.label} of ${nameOf(step?.from ?? 0).slice(0, 60)}`);
      at = step?.from ?? 0;
    }
    found.push(`${word}: ${steps.slice(0, 24).join(' ← ')}`);
  }
  return found;
}
