import ts from 'typescript';
import { languageIds } from '#kernel/i18n/languages.ts';
import { finding, isTest, nodesOf, sourcesIn } from '../source-tree.ts';

const LANGUAGES = 'src/shared-kernel/i18n/language-table.ts';

/** Objects, lists and unions of product code that name all languages, which only `language-table.ts` may do. */
export function languageTables(root: string): string[] {
  return sourcesIn(root, '{src,migrations}/**/*.{ts,tsx}')
    .filter(({ path: file }) => file !== LANGUAGES && !isTest(file) && !file.startsWith('src/testing/'))
    .flatMap((source) =>
      nodesOf(source.ast)
        .filter((node) => languageIds.every((language) => namesIn(node).includes(language)))
        .map((node) => finding(source, node, 'names all languages')),
    );
}

function namesIn(node: ts.Node): string[] {
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap(({ name }) => name?.getText() ?? []);
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((element) => (ts.isStringLiteralLike(element) ? element.text : []));
  return ts.isUnionTypeNode(node) ? node.types.map((type) => type.getText().slice(1, -1)) : [];
}
