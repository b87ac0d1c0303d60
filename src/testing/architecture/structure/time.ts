import ts from 'typescript';
import { finding, nodesOf, sourcesIn, textOf, type Source } from '../source-tree.ts';

const CLOCK = 'src/shared-kernel/clock.ts';
const SQL_TIME =
  /\b(now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\s*\(|\b(current_(timestamp|date|time)|localtime(stamp)?)\b/i;

/** Server code that reads the system's time instead of the injected clock. */
export function systemTimeOutsideTheClock(root: string): string[] {
  return sourcesIn(root, '{src,features,migrations}/**/*.{ts,tsx}')
    .filter(({ path }) => path !== CLOCK && !path.startsWith('src/web-'))
    .flatMap((source) => findings(source, looksAtSystemTime, 'takes the time from the system: use the clock'));
}

/** SQL of modules that reads the database's time, which tests cannot move. */
export function databaseTimeInRules(root: string): string[] {
  return sourcesIn(root, 'src/modules/**/*.ts').flatMap((source) =>
    findings(source, looksAtDatabaseTime, 'takes the time from the database: pass it as a value'),
  );
}

function findings(source: Source, matches: (node: ts.Node) => boolean, what: string): string[] {
  return nodesOf(source.ast)
    .filter(matches)
    .map((node) => finding(source, node, what));
}

function looksAtSystemTime(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return isDate(node.expression) && !node.arguments?.length;
  if (ts.isCallExpression(node)) return isDate(node.expression);
  return ts.isPropertyAccessExpression(node) && isDate(node.expression) && node.name.text === 'now';
}

/** Matches `Date` and `globalThis.Date`. */
function isDate(node: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(node)
    ? node.name.text === 'Date'
    : ts.isIdentifier(node) && node.text === 'Date';
}

function looksAtDatabaseTime(node: ts.Node): boolean {
  const text = textOf(node);
  if (text !== undefined) return SQL_TIME.test(text);
  // Matches knex.fn.now().
  if (!ts.isPropertyAccessExpression(node) || node.name.text !== 'now') return false;
  return ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'fn';
}
