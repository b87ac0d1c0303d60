import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { usedTexts, partsOf, patternOf, type UsedText } from './used-texts.ts';
import { filesIn, isTest, nodesOf, sourcesIn, textOf, type Source } from '../source-tree.ts';

const FOLDER = 'src/texts/en';

/** Keys that code computes in ways that these rules cannot see, each family with its reason. */
export const dynamicFamilies: { namespace: string; keys: RegExp; because: string }[] = [
  { namespace: 'console-frame', keys: /^ra\./, because: 'react-admin uses its own texts' },
];

/** Namespaces of which code names a whole entry and so uses everything in it. */
const READ_BY_ENTRY = new Set(['emails']);

/** Files that load catalogues and use no text of them. */
const LOADERS = new Set(['src/web-member/lib/text/i18n.ts', 'src/web-admin/lib/texts.ts']);

/** Texts that the web apps use and the catalogue lacks. */
export function missingTexts(root: string): string[] {
  const catalogue = readCatalogue(root);
  return webSources(root)
    .flatMap(usedTexts)
    .filter((used) => !(catalogue.get(used.namespace) ?? []).some((key) => matches(key, used)))
    .map(({ where, namespace, key }) => `${where}uses ${namespace}:${key}, which the catalogue lacks`);
}

/** Texts of the catalogue that no code uses, except those of the families. */
export const unusedTexts = (root: string, families = dynamicFamilies, unnamed = unnamedTexts(root)): string[] =>
  unnamed
    .filter((text) => !families.some((family) => isOf(family, text)))
    .map(({ namespace, key }) => `${namespace}:${key} is used by nobody`);

const isOf = (family: (typeof dynamicFamilies)[number], { namespace, key }: UnnamedText): boolean =>
  family.namespace === namespace && family.keys.test(key);

interface UnnamedText {
  namespace: string;
  key: string;
}

/** Texts of the catalogue that code does not name in any way. */
export function unnamedTexts(root: string): UnnamedText[] {
  const used = webSources(root).flatMap(usedTexts);
  const sources = sourcesIn(root, 'src/**/*.{ts,tsx}').filter(
    ({ path: file }) => !isTest(file) && !file.startsWith('src/testing/architecture'),
  );
  const nodes = sources.flatMap((source) => nodesOf(source.ast));
  const literals = new Set([
    ...nodes.flatMap((node) => textOf(node) ?? emailNamedBy(node) ?? []),
    ...namedInTemplates(root),
  ]);
  const patterns = nodes.filter(ts.isTemplateExpression).map(partsOf).filter(isDottedPath).map(patternOf);
  const readers = sources.filter(({ path: file }) => !LOADERS.has(file));
  const shared = new Map(
    readers.flatMap((source) => [...textsIn(source)].filter(([name]) => isExported(source, name))),
  );
  const imported = readers.flatMap((source) => readByImport(source, shared));
  return [...readCatalogue(root)].flatMap(([namespace, keys]) => {
    const here = [...used, ...imported].filter((candidate) => candidate.namespace === namespace);
    const isUsed = (key: string) =>
      here.some((candidate) => matches(key, candidate)) ||
      namesOf(namespace, key).some((name) => literals.has(name) || patterns.some((pattern) => pattern.test(name)));
    return keys.filter((key) => !isUsed(key)).map((key) => ({ namespace, key }));
  });
}

/** The entry of a declared email: `emails.passwordReset`. */
const emailNamedBy = (node: ts.Node): string | undefined =>
  ts.isPropertyAccessExpression(node) && node.expression.getText() === 'emails' ? node.name.text : undefined;

const webSources = (root: string): Source[] =>
  sourcesIn(root, 'src/web-*/**/*.{ts,tsx}').filter(({ path: file }) => !isTest(file));

/** The keys of each namespace. A nested text has its path as the key: `steps.done`. */
function readCatalogue(root: string): Map<string, string[]> {
  return new Map(
    filesIn(root, `${FOLDER}/*.json`).map((file) => [
      path.basename(file, '.json'),
      leavesOf(JSON.parse(readFileSync(path.join(root, file), 'utf8'))),
    ]),
  );
}

function leavesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [''];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner).map((leaf) => (leaf ? `${name}.${leaf}` : name)),
  );
}

/** Returns whether a key of the catalogue is the requested key, a plural form or variant of it, or a leaf below it. */
function matches(key: string, { key: used, branch }: Pick<UsedText, 'key' | 'branch'>): boolean {
  return candidatesOf(key, branch).some((name) => (typeof used === 'string' ? used === name : used.test(name)));
}

function candidatesOf(key: string, branch: boolean): string[] {
  const variants = [key, key.replace(/_[a-z]+$/, '')];
  if (!branch) return variants;
  const steps = key.split('.');
  return [...variants, ...steps.map((_, index) => steps.slice(0, index + 1).join('.'))];
}

/** Handlebars templates name a text as `{{texts.title}}` or `{{t 'title'}}`. */
function namedInTemplates(root: string): string[] {
  const templates = filesIn(root, 'src/**/*.hbs').map((file) => readFileSync(path.join(root, file), 'utf8'));
  const expressions = templates.flatMap((text) => text.match(/\{\{[^}]+\}\}/g) ?? []);
  return expressions.flatMap((text) =>
    [...text.matchAll(/\btexts\.([\w.]+)|["']([^"']+)["']/g)].map(([, property, literal]) => property ?? literal!),
  );
}

/** Returns whether a template builds a key outside a call, like `ethnicities.${name}`. */
const isDottedPath = (parts: string[]): boolean =>
  /^(\w+:)?(\w+\.)+\w*$/.test(parts[0]!) && parts.every((part) => /^[\w.]*$/.test(part.replace(':', '')));

/** The plain strings by which code may name a key that is translated elsewhere. */
function namesOf(namespace: string, key: string): string[] {
  const names = READ_BY_ENTRY.has(namespace) ? [key.split('.')[0]!] : candidatesOf(key, false);
  return names.flatMap((name) => [name, `${namespace}:${name}`]);
}

/** The texts that a file uses of a catalogue imported as data: `texts.done[action]` uses every key below `done`. */
function readByImport(source: Source, shared: Map<string, string>): Pick<UsedText, 'namespace' | 'key' | 'branch'>[] {
  const nodes = nodesOf(source.ast);
  const usesOf = (name: string) =>
    nodes.filter((use) => ts.isIdentifier(use) && use.text === name && !ts.isImportClause(use.parent));
  /** Matches `texts[language].done`, and uses of `const own = texts[language]`. */
  const ofLanguage = (name: string): string[] =>
    usesOf(name).flatMap(({ parent }) => {
      if (!ts.isElementAccessExpression(parent)) return [];
      const { parent: declared } = parent;
      return ts.isVariableDeclaration(declared) && ts.isIdentifier(declared.name)
        ? usesOf(declared.name.text).map(pathFrom)
        : [pathFrom(parent)];
    });
  return [
    ...[...importedBy(source)].map(([name, namespace]) => ({ namespace, keys: usesOf(name).map(pathFrom) })),
    ...[...shared, ...textsIn(source)].map(([name, namespace]) => ({ namespace, keys: ofLanguage(name) })),
  ].flatMap(({ namespace, keys }) => keys.filter((key) => key !== '').map((key) => ({ namespace, key, branch: true })));
}

/** The names by which a file imports English catalogues as data, with their namespaces. */
function importedBy(source: Source): Map<string, string> {
  return new Map(
    nodesOf(source.ast)
      .filter(ts.isImportDeclaration)
      .flatMap(({ moduleSpecifier, importClause }) => {
        const [, namespace] = /texts\/en\/([\w-]+)\.json$/.exec(textOf(moduleSpecifier) ?? '') ?? [];
        const name = importClause?.name?.text;
        const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
        return namespace && name && !isType ? [[name, namespace] as const] : [];
      }),
  );
}

/** A catalogue in every language: `textsOf<typeof en>('decide')` on the server, `import.meta.glob` in a browser. */
const IN_EVERY_LANGUAGE = /^(?:textsOf<.+?>\('|import\.meta\.glob\('[./]*texts\/\*\/)([\w-]+)/;

/** The constants with a catalogue in every language. */
const textsIn = (source: Source): Map<string, string> =>
  new Map(
    nodesOf(source.ast)
      .filter(ts.isVariableDeclaration)
      .flatMap(({ name, initializer }) => {
        const [, namespace] = IN_EVERY_LANGUAGE.exec(initializer?.getText() ?? '') ?? [];
        return namespace ? [[name.getText(), namespace] as const] : [];
      }),
  );

const isExported = (source: Source, name: string): boolean =>
  new RegExp(`export const ${name}\\b`).test(source.ast.text);

/** The static part of `texts.done.approve`, without `texts`. */
function pathFrom(use: ts.Node): string {
  const { parent } = use;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === use)
    return joined(parent.name.text, pathFrom(parent));
  if (
    ts.isElementAccessExpression(parent) &&
    parent.expression === use &&
    ts.isStringLiteralLike(parent.argumentExpression)
  ) {
    return joined(parent.argumentExpression.text, pathFrom(parent));
  }
  return '';
}

const joined = (...steps: string[]): string => steps.filter(Boolean).join('.');
