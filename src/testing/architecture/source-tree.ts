import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const projectRoot = path.resolve(import.meta.dirname, '../../..');

/** A parsed source file. Its path is relative to the root of the tree, with forward slashes. */
export interface Source {
  path: string;
  ast: ts.SourceFile;
}

/** The files below `root` that match a pattern, as sorted relative paths. */
export function filesIn(root: string, pattern: string): string[] {
  const findings = globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] });
  return findings.map((file) => file.split(path.sep).join('/')).toSorted();
}

/** The trees of this process by their path and text, since most checks read the same files. */
const parsed = new Map<string, ts.SourceFile>();

/** The TypeScript files below `root` that match a pattern, parsed with their parents set. */
export const sourcesIn = (root: string, pattern: string): Source[] =>
  filesIn(root, pattern).map((file) => ({ path: file, ast: parse(file, readFileSync(path.join(root, file), 'utf8')) }));

function parse(file: string, text: string): ts.SourceFile {
  const known = parsed.get(file);
  if (known?.text === text) return known;
  const ast = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  parsed.set(file, ast);
  return ast;
}

export const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file);

/** The nodes of whole files, of which most checks look at each. */
const listed = new WeakMap<ts.Node, ts.Node[]>();

/** A node and all nodes inside it, outermost first. */
export function nodesOf(node: ts.Node): readonly ts.Node[] {
  const known = listed.get(node);
  if (known) return known;
  const nodes: ts.Node[] = [];
  const visit = (inner: ts.Node): void => {
    nodes.push(inner);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  if (ts.isSourceFile(node)) listed.set(node, nodes);
  return nodes;
}

/** The fixed text of a string or of a part of a template; undefined for other nodes. */
export function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return node.text;
  return undefined;
}

/** A finding as one line: its place, and what is wrong. */
export function finding(source: Source, node: ts.Node, what: string): string {
  const { line } = source.ast.getLineAndCharacterOfPosition(node.getStart(source.ast));
  return `${source.path}:${line + 1} ${what}`;
}
