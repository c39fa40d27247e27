/** Finds the sentences of the app in its source: those that stand in a component, and those of the strings files. */
import ts from 'typescript';

/** A sentence or a label, and the line of the file where it stands, counted from 1. */
export type FoundText = { text: string; line: number };

/** Attributes whose text nobody reads or hears. */
const technical = new Set(
  (
    'className variant type role id key to href size tone src rel target autoComplete inputMode dir lang d viewBox ' +
    'fill stroke as kind accept method align side style htmlFor enterKeyHint autoCapitalize wait shape path points ' +
    'transform strokeLinecap strokeLinejoin gradientUnits clipPath pathLength form preserveAspectRatio'
  ).split(' '),
);

/** Two words in a row, or one word that begins with a capital letter, as a label does. */
const isForPeople = (text: string) =>
  /\p{L}+['’,;:.…—–-]*\s+[‘“(]?\p{L}+/u.test(text) ||
  /^\s*[‘“]?\p{Lu}[\p{Ll}’'-]+[.…?!:]?\s*$/u.test(text);

/** Whether a literal is compared, thrown, or handed to the platform, so that nobody sees it. */
function isUnseen(literal: ts.Node): boolean {
  const { parent } = literal;
  if (ts.isBinaryExpression(parent)) return /^[!=]==?$/.test(parent.operatorToken.getText());
  if (ts.isPropertyAssignment(parent)) return parent.name === literal;
  return (
    ts.isCaseClause(parent) ||
    ts.isNewExpression(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isCallExpression(parent) && /matchMedia|console/.test(parent.expression.getText()))
  );
}

/** The texts for people that stand in a component itself. `source` is the text of a TSX file. */
export function textsInComponent(source: string): FoundText[] {
  const file = ts.createSourceFile(
    'c.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: FoundText[] = [];
  const add = (node: ts.Node, text: string) =>
    found.push({ text, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 });
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxAttribute(node)) {
      const name = node.name.getText(file);
      if (technical.has(name) || name.startsWith('data-')) return;
    }
    if (ts.isJsxText(node)) {
      if (/\p{L}{2}/u.test(node.text)) add(node, node.text.trim());
    } else if (ts.isStringLiteralLike(node)) {
      if (isForPeople(node.text) && !isUnseen(node)) add(node, node.text);
    } else if (ts.isTemplateExpression(node)) {
      const fixed = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      if (fixed.some((text) => /\p{L}{2}/u.test(text)) && /\p{L}\s|\s\p{L}/u.test(fixed.join('\n')))
        add(node, fixed.join('…'));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Every text of a strings file, with '…' where a function puts a value in. */
export function textsOfStringsFile(source: string): FoundText[] {
  const file = ts.createSourceFile('s.ts', source, ts.ScriptTarget.Latest, true);
  const found: FoundText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const text = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isTemplateExpression(node)
        ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
        : undefined;
    if (text !== undefined)
      found.push({ text, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
