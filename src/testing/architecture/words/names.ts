import path from 'node:path';
import ts from 'typescript';
import { filesIn, finding, nodesOf, sourcesIn } from '../source-tree.ts';

const BANNED = new Set(
  [
    'told tell tells telling asked kept keep keeps keeping found stands standing rests rested resting whoever anew',
    'settle settles settled settling happening happenings beside errand errands letter letters farewell farewells',
    'overseer overseers obstacle obstacles lens eyes folded',
  ].flatMap((line) => line.split(' ')),
);
/** Names that libraries, protocols and style sheets define. */
const GIVEN_ELSEWHERE = /keep[-_]?alive|not[-_]?found|dead[-_]?letter|^(keepDirtyValues|letterSpacing|onSettled)$/gi;
/** Files about letters of an alphabet, not about emails. */
const ABOUT_ALPHABETS = /^(bin\/make-fonts|src\/app\/rendering\/card|src\/shared-kernel\/(contracts\/fields|search\/))/;
const FOLDERS = '{src,e2e,bench,bin,features}';

/** The words of a name in lower case; the same for `notFoundPage`, `not-found-page` and `NOT_FOUND_PAGE`. */
export const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);

const bannedWordOf = (name: string, file: string): string | undefined =>
  wordsOf(name.replaceAll(GIVEN_ELSEWHERE, ' ')).find(
    (word) => BANNED.has(word) && !(/^letters?$/.test(word) && ABOUT_ALPHABETS.test(file)),
  );

/** Declared names, and names of files and folders, that contain a banned word. */
export function bannedNames(root: string): string[] {
  const names = sourcesIn(root, `${FOLDERS}/**/*.{ts,tsx,js,mjs}`).flatMap((source) =>
    declaredNames(source.ast).flatMap((name) => {
      const word = bannedWordOf(name.text, source.path);
      return word ? [finding(source, name, `declares ${name.text}, which says '${word}'`)] : [];
    }),
  );
  const paths = filesIn(root, `${FOLDERS}/**/*.*`).flatMap((file) => {
    const word = file
      .split('/')
      .map((part) => bannedWordOf(path.parse(part).name, file))
      .find(Boolean);
    return word ? [`${file} says '${word}'`] : [];
  });
  return [...names, ...paths];
}

/** The names that a file declares. An import keeps the name of its module unless it is renamed. */
const declaredNames = (ast: ts.SourceFile): ts.Identifier[] =>
  nodesOf(ast).flatMap((node) => {
    if (ts.isImportSpecifier(node) && !node.propertyName) return [];
    if (!isDeclaration(node)) return [];
    const { name } = node;
    return name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)) ? [name as ts.Identifier] : [];
  });

const DECLARING = new Set([
  ts.SyntaxKind.VariableDeclaration,
  ts.SyntaxKind.Parameter,
  ts.SyntaxKind.BindingElement,
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.TypeParameter,
  ts.SyntaxKind.PropertyDeclaration,
  ts.SyntaxKind.PropertySignature,
  ts.SyntaxKind.PropertyAssignment,
  ts.SyntaxKind.ShorthandPropertyAssignment,
  ts.SyntaxKind.ImportSpecifier,
  ts.SyntaxKind.ImportClause,
  ts.SyntaxKind.NamespaceImport,
]);

const isDeclaration = (node: ts.Node): node is ts.NamedDeclaration & { name?: ts.Node } =>
  DECLARING.has(node.kind) || ts.isFunctionLike(node) || ts.isClassLike(node);
