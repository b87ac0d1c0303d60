import ts from 'typescript';
import { finding, nodesOf, sourcesIn } from '../source-tree.ts';

/**
 * Constants that a program's functions use and that are declared below the statement that runs them. Function
 * declarations are hoisted; constants are not set yet at that point.
 */
export function constantsSetTooLate(root: string): string[] {
  return sourcesIn(root, '{src,bin,bench,e2e,features}/**/*.ts').flatMap((source) => {
    const statements = [...source.ast.statements];
    const functions = statements.filter(ts.isFunctionDeclaration);
    const own = new Set(functions.map(({ name }) => name?.text));
    const used = new Set(
      functions
        .flatMap(nodesOf)
        .filter(ts.isIdentifier)
        .map(({ text }) => text),
    );
    const run = statements.findIndex((statement) => callsAtOnce(statement).some((name) => own.has(name)));
    if (run === -1) return [];
    return statements
      .slice(run + 1)
      .filter((later) => namesOf(later).some((name) => used.has(name)))
      .map((later) => finding(source, later, 'is set after the program ran: put it above, or the run at the end'));
  });
}

/** The functions that a top-level statement awaits. */
function callsAtOnce(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return [];
  return nodesOf(statement)
    .filter(ts.isAwaitExpression)
    .filter((node) => !isInsideAFunction(node, statement))
    .flatMap(({ expression }) => nodesOf(expression).filter(ts.isCallExpression))
    .flatMap(({ expression }) => (ts.isIdentifier(expression) ? [expression.text] : []));
}

function isInsideAFunction(node: ts.Node, top: ts.Node): boolean {
  for (let at = node.parent; at !== top; at = at.parent) if (ts.isFunctionLike(at)) return true;
  return false;
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isClassDeclaration(statement)) return [statement.name?.text ?? ''];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map(({ name }) => name.getText());
}
