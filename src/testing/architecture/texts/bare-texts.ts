import path from 'node:path';
import ts from 'typescript';
import { nodesOf } from '../source-tree.ts';

const { BigIntLike, BigIntLiteral, NumberLike, StringLike, Any: ANY } = ts.TypeFlags;

/**
 * Texts that share an element with something else. A browser that translates the page replaces such text nodes: React
 * then fails to insert before or remove them, and does not show their changes.
 */
export function bareTexts(root: string, app: string): string[] {
  const config = path.join(root, app, 'tsconfig.json');
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, (file) => ts.sys.readFile(file)).config,
    ts.sys,
    path.dirname(config),
  );
  const files = fileNames.filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));
  const program = ts.createProgram(files, { ...options, noEmit: true }, sharingHost({ ...options, noEmit: true }));
  const checker = program.getTypeChecker();
  const isText = (part: ts.JsxChild) =>
    ts.isJsxText(part) || (ts.isJsxExpression(part) && mayBeText(checker.getTypeAtLocation(part.expression!)));
  return files.flatMap((file) => {
    const ast = program.getSourceFile(file)!;
    return nodesOf(ast)
      .filter((node) => ts.isJsxElement(node) || ts.isJsxFragment(node))
      .map((node) => node.children.filter(isShown))
      .filter((parts) => parts.length > 1)
      .flatMap((parts) => parts.filter(isText))
      .map((text) => `${path.relative(root, file)}:${lineOf(ast, text)} ${text.getText(ast).trim().slice(0, 60)}`);
  });
}

/** Parsed files by path, since both apps use the same declarations of libraries. */
const parsed = new Map<string, ts.SourceFile | undefined>();

function sharingHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...how) => {
    if (!parsed.has(file)) parsed.set(file, read(file, ...how));
    return parsed.get(file);
  };
  return host;
}

/** White space is not translated, and so its node stays. */
const isShown = (part: ts.JsxChild): boolean => {
  if (ts.isJsxText(part)) return part.text.trim() !== '';
  if (!ts.isJsxExpression(part)) return true;
  return part.expression !== undefined && !(ts.isStringLiteral(part.expression) && part.expression.text.trim() === '');
};

/** A value that is false in a condition renders nothing. */
const isFalsy = (type: ts.Type): boolean =>
  (type.isStringLiteral() && type.value === '') ||
  (type.isNumberLiteral() && type.value === 0) ||
  (type.flags & BigIntLiteral) !== 0;

const mayBeText = (type: ts.Type): boolean =>
  (type.isUnion() ? type.types : [type]).some(
    (part) => (part.flags & (StringLike | NumberLike | BigIntLike | ANY)) !== 0 && !isFalsy(part),
  );

const lineOf = (ast: ts.SourceFile, node: ts.Node): number =>
  ast.getLineAndCharacterOfPosition(node.getStart(ast)).line + 1;
