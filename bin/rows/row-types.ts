import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { format, resolveConfig } from 'prettier';
import { readColumnComments, type ColumnComment } from '#kernel/persistence/column-comments.ts';

const projectRoot = path.resolve(import.meta.dirname, '../..');

/** The generated file of each schema with tables. */
export const rowFiles: Record<string, string> = {
  kernel: 'src/shared-kernel/persistence/rows.ts',
  ...Object.fromEntries(
    globSync('src/modules/*', { cwd: projectRoot }).map((folder) => [path.basename(folder), `${folder}/infra/rows.ts`]),
  ),
};

const TYPES: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  tsvector: 'string',
  date: 'string',
  bigint: 'string',
  integer: 'number',
  smallint: 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  jsonb: 'unknown',
  bytea: 'Buffer',
};

interface Column extends ColumnComment {
  sqlType: string;
  nullable: boolean;
  /** Definitions of the checks on this column only. */
  checks: string[];
}

/** The text of each schema's file with the types of its rows. */
export async function rowTypes(db: Knex): Promise<Map<string, string>> {
  const columns = await columnsOf(db);
  const options = await resolveConfig(path.join(projectRoot, 'package.json'));
  const files = Object.entries(rowFiles).map(async ([schema, file]): Promise<[string, string]> => {
    const own = columns.filter(({ table }) => table.startsWith(`${schema}.`));
    return [file, await format(fileOf(file, own), { ...options, parser: 'typescript' })];
  });
  return new Map(await Promise.all(files));
}

async function columnsOf(db: Knex): Promise<Column[]> {
  const { rows } = await db.raw<{ rows: (Omit<Column, keyof ColumnComment> & { name: string })[] }>(
    `select a.attrelid::regclass || '.' || a.attname as name, format_type(a.atttypid, null) as "sqlType",
       not a.attnotnull as nullable,
       array(select pg_get_constraintdef(k.oid) from pg_constraint k
             where k.conrelid = a.attrelid and k.contype = 'c' and a.attnum = any(k.conkey)) as checks
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  );
  const facts = new Map(rows.map((row) => [row.name, row]));
  const comments = await readColumnComments(db, Object.keys(rowFiles));
  return comments.map((comment) => ({ ...comment, ...facts.get(`${comment.table}.${comment.column}`)! }));
}

function fileOf(file: string, columns: Column[]): string {
  const tables = [...Map.groupBy(columns, ({ table }) => table)];
  const rows = tables.map(
    ([table, own]) => `export interface ${rowName(table)} {
      ${own.map((column) => `${column.column}: ${typeOf(column)}${column.nullable ? ' | null' : ''};`).join('\n')}
    }`,
  );
  const named = new Set(rows.join('\n').match(/(?<=[:<|] ?)[A-Z]\w+/g));
  return `// Written by \`npm run rows\` from the migrations.
    // oxlint-disable max-lines -- as many lines as there are columns
    ${importsOf(
      file,
      [...named].filter((name) => !BUILT_IN.has(name)),
    )}

    ${rows.join('\n\n')}

    declare module 'knex/types/tables.js' {
      interface Tables {
        ${tables.map(([table]) => `'${table}': ${rowName(table)};`).join('\n')}
      }
    }`;
}

const rowName = (table: string): string =>
  `${table.split('.')[1]!.replace(/(?:^|_)(\w)/g, (_, first: string) => first.toUpperCase())}Row`;

function typeOf({ type, treatment, sqlType, checks, column }: Column): string {
  if (type) return type;
  if (treatment.startsWith('sealed')) return 'SealedText';
  const [base, list = ''] = sqlType.split(/(?=\[\]$)/) as [string, string?];
  const values = checks.map((check) => allowedValues(check, column)).find(Boolean) ?? TYPES[base]!;
  return list && values.includes('|') ? `(${values})${list}` : values + list;
}

/** The union of the texts to which a check limits the column, as PostgreSQL prints it, or null if it does not. */
function allowedValues(check: string, column: string): string | null {
  const [, texts] =
    new RegExp(String.raw`^CHECK \(\(${column} (?:=|<@) (?:ANY \()?\(?ARRAY\[([^\]]*)\]\)?\)*$`).exec(check) ?? [];
  return texts?.match(/'[^']*'/g)?.join(' | ') ?? null;
}

const BUILT_IN = new Set(['Date', 'Buffer', 'Record', 'Omit']);

/** Imports each type from the file that declares it: of the same module, the kernel, or other modules' contracts. */
function importsOf(file: string, names: string[]): string {
  const module = file.split('/infra/')[0]!;
  const places = [`${module}/**/*.ts`, 'src/shared-kernel/**/*.ts', 'src/modules/*/contracts/*.ts'];
  const sourceOf = (name: string): string => {
    const declaration = new RegExp(String.raw`^export (?:type|interface) ${name}\b`, 'm');
    const from = places
      .flatMap((place) => globSync(place, { cwd: projectRoot }).toSorted())
      .find((one) => one !== file && declaration.test(readFileSync(path.join(projectRoot, one), 'utf8')));
    if (!from) throw new Error(`No file declares the type ${name}.`);
    if (from.startsWith(`${module}/`)) return from.replace(module, '..');
    return from.replace('src/shared-kernel/', '#kernel/').replace('src/modules/', '#modules/');
  };
  return [...Map.groupBy(names.toSorted(), sourceOf)]
    .map(([from, types]) => `import type { ${types.join(', ')} } from '${from}';`)
    .join('\n');
}
