import ts from 'typescript';
import { finding, nodesOf, sourcesIn } from '../source-tree.ts';
import { wordsOf } from './names.ts';

const IRREGULAR = new Set(
  [
    'begun bought brought built chosen done drawn driven fallen felt found frozen given gone grown heard held kept known',
    'laid left lent lost made meant met paid put read said seen sent shown shut sold spent spoken stood sworn taken told',
    'thought thrown understood woken won worn written',
  ].flatMap((line) => line.split(' ')),
);
const PRONOUNS = new Set(
  [
    'he him his she her hers it its they them their theirs who whom whose which what that this these those one ones some',
    'such other others another each either neither all both none of use so about',
  ].flatMap((line) => line.split(' ')),
);
/** Nouns that look like participles. */
const NOUNS = new Set(
  'bed feed need seed speed heading listing meeting paging rendering setting sibling string thing timing'.split(' '),
);

const isBare = (word: string): boolean =>
  !NOUNS.has(word) && (IRREGULAR.has(word) || PRONOUNS.has(word) || /(ed|ing)$/.test(word));

/** Exported types whose whole name is a participle or a pronoun. */
export const bareTypes = (root: string): string[] =>
  sourcesIn(root, '{src,e2e,bench,bin,features}/**/*.{ts,tsx}').flatMap((source) =>
    nodesOf(source.ast)
      .filter(isType)
      .filter((node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
      .filter(({ name }) => {
        const words = wordsOf(name?.text ?? '');
        return words.length === 1 && isBare(words[0]!);
      })
      .map((node) => finding(source, node.name!, `exports ${node.name!.text}, which does not say what it is`)),
  );

const isType = (node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);
