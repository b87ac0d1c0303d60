import path from 'node:path';
import ts from 'typescript';
import errors from '#texts/en/errors.json' with { type: 'json' };
import { finding, isTest, nodesOf, sourcesIn, textOf, type Source } from '../source-tree.ts';

export const modules = ['identity', 'guardianship', 'matchmaking', 'messaging', 'billing', 'content'];
const schemas = [...modules, 'kernel', 'local', 'pgboss'];

const TABLE = new RegExp(String.raw`\b(${schemas.join('|')})\.[a-z_][a-z0-9_]*(?![\w-])`, 'g');
/** Functions of the kernel that every schema may use (ADR 43). */
const SHARED_FUNCTIONS = /\bkernel\.(?:search_key|mailbox_of)\(/g;
const NAMED_SCHEMA = new RegExp(
  String.raw`\b(?:schema\s+(?:if\s+(?:not\s+)?exists\s+)?|search_path\s*(?:=|to)\s*)(${schemas.join('|')})\b`,
  'gi',
);

/** Code that uses tables of a schema that is not its own. */
export function foreignTables(root: string): string[] {
  return sourcesIn(root, 'src/{app,cli,local,modules,shared-kernel,testing}/**/*.ts').flatMap((source) =>
    mentionsOf(source, ownSchemas(source.path)),
  );
}

/** Places where the kernel names a module. The kernel must not know any of them. */
export function modulesNamedByKernel(root: string): string[] {
  // 'content' is an ordinary word too, and counts only as a table, a code or a path.
  const named = new RegExp(
    String.raw`\b(?:${modules.filter((name) => name !== 'content').join('|')})\b|\bcontent\.|/content/`,
  );
  return sourcesIn(root, 'src/shared-kernel/**/*.ts')
    .filter(({ path: file }) => !isTest(file))
    .flatMap(({ path: file, ast }) =>
      ast.text.split('\n').flatMap((line, at) => (named.test(line) ? [`${file}:${at + 1} names a module`] : [])),
    );
}

/** Migrations that are not named `<stamp>_<module>_<what>.ts`, or that touch another module's schema. */
export function foreignMigrations(root: string): string[] {
  return sourcesIn(root, 'migrations/*').flatMap((source) => {
    const [, owner = ''] = /^\d{8}T\d{4}_([a-z]+)_[a-z0-9_]+\.ts$/.exec(path.basename(source.path)) ?? [];
    if (!schemas.includes(owner)) return [`${source.path} is not named <stamp>_<module>_<what>.ts`];
    return mentionsOf(source, [owner]);
  });
}

/**
 * Functions of modules in migrations, except trigger functions. Rules belong into the module's infra/*.sql, where they
 * can change.
 */
export function rulesInMigrations(root: string): string[] {
  const rule = /create (?:or replace )?function (?!kernel\.)([\w.]+)\([^$]*?\)\s+returns (?!trigger)/gi;
  return sourcesIn(root, 'migrations/*.ts').flatMap(({ path: file, ast }) =>
    [...ast.text.matchAll(rule)].map(([, name]) => `${file} holds the rule ${name}`),
  );
}

/**
 * The schemas that a file may name. Stand-ins may fill the tables of every module; tests of the whole application may
 * read all schemas.
 */
function ownSchemas(file: string): string[] {
  const [, area, module] = file.split('/') as [string, string, string];
  if (area === 'modules') return [module];
  if (area === 'shared-kernel') return ['kernel', 'pgboss'];
  if (area === 'local') return ['local', ...modules];
  return area === 'testing' || (['app', 'cli'].includes(area) && isTest(file)) ? schemas : [];
}

function mentionsOf(source: Source, own: string[]): string[] {
  return nodesOf(source.ast)
    .flatMap((node) => schemasIn(node).map((schema) => ({ node, schema })))
    .filter(({ schema }) => !own.includes(schema))
    .map(({ node, schema }) => finding(source, node, `reaches into the schema ${schema}`));
}

function schemasIn(node: ts.Node): string[] {
  const literal = textOf(node);
  // An error code looks like a table.
  if (literal === undefined || literal in errors || isImported(node)) return [];
  const text = literal.replace(SHARED_FUNCTIONS, '(');
  const named = isSchemaArgument(node) ? [text] : [];
  const mentioned = [...text.matchAll(TABLE), ...text.matchAll(NAMED_SCHEMA)].map((match) => match[1]!.toLowerCase());
  return [...new Set([...named.filter((name) => schemas.includes(name)), ...mentioned])];
}

/** Returns whether the text is the file name of an import, like `#kernel/module.ts`. */
function isImported({ parent }: ts.Node): boolean {
  if (ts.isCallExpression(parent)) return parent.expression.kind === ts.SyntaxKind.ImportKeyword;
  return ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isImportTypeNode(parent.parent);
}

/** Returns whether the text is the argument of Knex's `.withSchema('identity')`. */
function isSchemaArgument(node: ts.Node): boolean {
  const call = node.parent;
  if (!call || !ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return false;
  return ['withSchema', 'createSchema', 'dropSchema'].includes(call.expression.name.text);
}
