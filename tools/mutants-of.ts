import { readFileSync } from 'node:fs';
import ts from 'typescript';

export type Mutant = {
  file: string;
  line: number;
  /** The line in which it begins. */
  code: string;
  start: number;
  end: number;
  was: string;
  text: string;
};

const swapped: Record<string, string> = {
  ...{ '===': '!==', '!==': '===', '<': '<=', '<=': '<', '>': '>=', '>=': '>' },
  ...{ '&&': '||', '||': '&&', '??': '&&', '+': '-', '-': '+', '*': '/', '/': '*' },
};

/** Every change of one operator, condition, constant or call of a file. */
export function mutantsOf(file: string): Mutant[] {
  const source = readFileSync(file, 'utf8');
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const lines = source.split('\n');
  const found: Mutant[] = [];
  const add = (node: ts.Node, text: string) => {
    const start = node.getStart(tree);
    const was = source.slice(start, node.end).replaceAll(/\s+/g, ' ');
    const line = source.slice(0, start).split('\n').length;
    const code = (lines[line - 1] ?? '').trim();
    found.push({ file, line, code, start, end: node.end, was, text });
  };
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const other = swapped[node.operatorToken.getText(tree)];
      if (other) add(node.operatorToken, other);
    } else if (ts.isIfStatement(node)) {
      add(node.expression, 'true');
      add(node.expression, 'false');
    } else if (ts.isConditionalExpression(node)) {
      add(node.condition, 'true');
      add(node.condition, 'false');
    } else if (
      ts.isPrefixUnaryExpression(node) &&
      node.operator === ts.SyntaxKind.ExclamationToken
    ) {
      add(node, node.operand.getText(tree));
    } else if (ts.isNumericLiteral(node)) add(node, `(${node.text} + 1)`);
    else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    else if (ts.isExpressionStatement(node)) add(node, ';');
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
