import { type Plugin, parseAst } from 'vite';

/** Counts up when this file writes imports in another way, so that the names of all built files change. */
const version = 'checked-imports 1';

type Place = { start: number; end: number; source: string };

/** Has every `import()` of a remote checked before it runs (`check-remotes.js`). */
export const checkedImports = (): Plugin => ({
  name: 'mooring-checked-imports',
  apply: 'build',
  augmentChunkHash: () => version,
  generateBundle: {
    // After Vite has written its own lists around each import.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = withChecks(file.code);
    },
  },
});

/** The code with a check in front of each `import()` of a file of its own. Other imports it leaves as they are. */
export function withChecks(code: string): string {
  if (!code.includes('import(')) return code;
  let checked = code;
  for (const { start, end, source } of importsIn(parseAst(code)).sort((a, b) => b.start - a.start))
    checked = `${checked.slice(0, start)}MOORING_CHECK(${source},import.meta.url).then(()=>${code.slice(start, end)})${checked.slice(end)}`;
  return checked;
}

/** Every `import()` of a relative address below a node of the syntax tree. None of them stands inside another. */
function importsIn(node: unknown): Place[] {
  if (Array.isArray(node)) return node.flatMap(importsIn);
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'ImportExpression') return ownImport(node);
  return Object.values(node).flatMap(importsIn);
}

function ownImport(node: object): Place[] {
  const { start, end, source } = node as { start: number; end: number; source: unknown };
  const address = literalOf(source);
  return address?.startsWith('.') ? [{ start, end, source: JSON.stringify(address) }] : [];
}

/** The string of a literal, also of a template without any part to fill in. */
function literalOf(node: unknown): string | undefined {
  const { type, value, quasis } = node as {
    type: string;
    value?: unknown;
    quasis?: { value: { cooked: string } }[];
  };
  if (type === 'Literal' && typeof value === 'string') return value;
  return type === 'TemplateLiteral' && quasis?.length === 1 ? quasis[0]?.value.cooked : undefined;
}
