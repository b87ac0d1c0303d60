import ts from 'typescript';
import { nodesOf, sourcesIn, type Source } from '../source-tree.ts';

const MOST = 2;
const SUBJECTLESS =
  /^(who|whom|whose|what|which|whether|whoever|of whom|so long|so often|so many|where there)(?![\w-])/i;
const ABBREVIATED = /\b(e\.g|i\.e|cf|vs|approx|St)\./g;

export const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(ABBREVIATED, (abbreviation) => abbreviation.replaceAll('.', '\u2024'))
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?]['")\]`]*) (?=['"([`]*[\p{Lu}\d'`])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Docstrings that have more than two sentences before their tags, or that open without a subject. */
export const unclearDocstrings = (root: string): string[] =>
  sourcesIn(root, '{src,e2e,bench,bin,features,migrations}/**/*.{ts,tsx,js,mjs}').flatMap((source) =>
    docstringsOf(source).flatMap(({ line, text }) => {
      const sentences = sentencesOf(text);
      const [opening] = SUBJECTLESS.exec(text) ?? [];
      return [
        ...(sentences.length > MOST ? [`${source.path}:${line} has ${sentences.length} sentences`] : []),
        ...(opening ? [`${source.path}:${line} opens with '${opening}'`] : []),
      ];
    }),
  );

const docstringsOf = ({ ast }: Source): { line: number; text: string }[] => {
  const docs = new Set(nodesOf(ast).flatMap((node) => (node as ts.Node & { jsDoc?: ts.JSDoc[] }).jsDoc ?? []));
  return [...docs].map((doc) => ({
    line: ast.getLineAndCharacterOfPosition(doc.getStart(ast)).line + 1,
    text: (ts.getTextOfJSDocComment(doc.comment) ?? '').trim(),
  }));
};
