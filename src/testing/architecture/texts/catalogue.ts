import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { usedTexts, partsOf, patternOf, type UsedText } from './used-texts.ts';
import { filesIn, isTest, nodesOf, sourcesIn, textOf, type Source } from '../source-tree.ts';

const FOLDER = 'src/shared-kernel/i18n/en';

/** Keys that the code computes out of sight of these rules, each family with its reason. Keep it short. */
export const dynamicFamilies: { namespace: string; keys: RegExp; because: string }[] = [
  { namespace: 'console-frame', keys: /^ra\./, because: 'react-admin asks for its own texts' },
];

/** Namespaces read by whole entries: who names an entry uses all that is in it. */
const READ_BY_ENTRY = new Set(['emails']);

/** Files that load catalogues without using a text of them. */
const LOADERS = new Set(['src/web-member/lib/text/i18n.ts', 'src/web-admin/lib/texts.ts']);

/** Texts that the web apps ask for and the catalogue lacks. */
export function missingTexts(root: string): string[] {
  const catalogue = readCatalogue(root);
  return webSources(root)
    .flatMap(usedTexts)
    .filter((input) => !(catalogue.get(input.namespace) ?? []).some((key) => answers(key, input)))
    .map(({ where, namespace, key }) => `${where}asks for ${namespace}:${key}, which the catalogue lacks`);
}

/** Texts of the catalogue that nobody asks for. */
export function unusedTexts(root: string, families = dynamicFamilies): string[] {
  const input = webSources(root).flatMap(usedTexts);
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
    const here = [...input, ...imported].filter((candidate) => candidate.namespace === namespace);
    const isUsed = (key: string) =>
      here.some((candidate) => answers(key, candidate)) ||
      families.some((family) => family.namespace === namespace && family.keys.test(key)) ||
      namesOf(namespace, key).some((name) => literals.has(name) || patterns.some((pattern) => pattern.test(name)));
    return keys.filter((key) => !isUsed(key)).map((key) => `${namespace}:${key} is used by nobody`);
  });
}

/** The entry of a declared e-mail: `emails.passwordReset`. */
const emailNamedBy = (node: ts.Node): string | undefined =>
  ts.isPropertyAccessExpression(node) && node.expression.getText() === 'emails' ? node.name.text : undefined;

const webSources = (root: string): Source[] =>
  sourcesIn(root, 'src/web-*/**/*.{ts,tsx}').filter(({ path: file }) => !isTest(file));

/** The keys of each namespace; a nested text is named by its path, `steps.done`. */
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

/** Whether this key of the catalogue is (a plural form or a variant of, or a leaf below) what was asked for. */
function answers(key: string, { key: input, branch }: Pick<UsedText, 'key' | 'branch'>): boolean {
  return candidatesOf(key, branch).some((name) => (typeof input === 'string' ? input === name : input.test(name)));
}

function candidatesOf(key: string, branch: boolean): string[] {
  const variants = [key, key.replace(/_[a-z]+$/, '')];
  if (!branch) return variants;
  const steps = key.split('.');
  return [...variants, ...steps.map((_, index) => steps.slice(0, index + 1).join('.'))];
}

/** Handlebars templates ask by `{{texts.title}}` or `{{t 'title'}}`. */
function namedInTemplates(root: string): string[] {
  const templates = filesIn(root, 'src/**/*.hbs').map((file) => readFileSync(path.join(root, file), 'utf8'));
  const expressions = templates.flatMap((text) => text.match(/\{\{[^}]+\}\}/g) ?? []);
  return expressions.flatMap((text) =>
    [...text.matchAll(/\btexts\.([\w.]+)|["']([^"']+)["']/g)].map(([, read, input]) => read ?? input!),
  );
}

/** Whether a template builds a key outside of a call, like `ethnicities.${name}`. */
const isDottedPath = (parts: string[]): boolean =>
  /^(\w+:)?(\w+\.)+\w*$/.test(parts[0]!) && parts.every((part) => /^[\w.]*$/.test(part.replace(':', '')));

/** How code may name a key in a plain string, to ask for it elsewhere. */
function namesOf(namespace: string, key: string): string[] {
  const names = READ_BY_ENTRY.has(namespace) ? [key.split('.')[0]!] : candidatesOf(key, false);
  return names.flatMap((name) => [name, `${namespace}:${name}`]);
}

/** What a file takes from a catalogue that it imports as data: `texts.done[action]` reads every key below `done`. */
function readByImport(source: Source, shared: Map<string, string>): Pick<UsedText, 'namespace' | 'key' | 'branch'>[] {
  const nodes = nodesOf(source.ast);
  const usesOf = (name: string) =>
    nodes.filter((use) => ts.isIdentifier(use) && use.text === name && !ts.isImportClause(use.parent));
  /** What is read of all languages: `texts[language].done`, or of `const its = texts[language]`. */
  const ofALanguage = (name: string): string[] =>
    usesOf(name).flatMap(({ parent }) => {
      if (!ts.isElementAccessExpression(parent)) return [];
      const { parent: declared } = parent;
      return ts.isVariableDeclaration(declared) && ts.isIdentifier(declared.name)
        ? usesOf(declared.name.text).map(pathFrom)
        : [pathFrom(parent)];
    });
  return [
    ...[...importedBy(source)].map(([name, namespace]) => ({ namespace, keys: usesOf(name).map(pathFrom) })),
    ...[...shared, ...textsIn(source)].map(([name, namespace]) => ({ namespace, keys: ofALanguage(name) })),
  ].flatMap(({ namespace, keys }) => keys.filter((key) => key !== '').map((key) => ({ namespace, key, branch: true })));
}

/** The names under which a file imports English catalogues as data, each with its namespace. */
function importedBy(source: Source): Map<string, string> {
  return new Map(
    nodesOf(source.ast)
      .filter(ts.isImportDeclaration)
      .flatMap(({ moduleSpecifier, importClause }) => {
        const [, namespace] = /i18n\/en\/([\w-]+)\.json$/.exec(textOf(moduleSpecifier) ?? '') ?? [];
        const name = importClause?.name?.text;
        const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
        return namespace && name && !isType ? [[name, namespace] as const] : [];
      }),
  );
}

/** The constants that hold a catalogue in every language: `const texts = { en, ar, ur }`. */
function textsIn(source: Source): Map<string, string> {
  const imported = importedBy(source);
  return new Map(
    nodesOf(source.ast)
      .filter(ts.isVariableDeclaration)
      .flatMap(({ name, initializer }) => {
        if (!initializer || !ts.isObjectLiteralExpression(initializer) || !ts.isIdentifier(name)) return [];
        const english = initializer.properties.find((property) => property.name?.getText() === 'en');
        const value = english && (ts.isPropertyAssignment(english) ? english.initializer : english.name);
        const namespace = value && imported.get(value.getText());
        return namespace ? [[name.text, namespace] as const] : [];
      }),
  );
}

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
