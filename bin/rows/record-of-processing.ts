import path from 'node:path';
import type { Knex } from 'knex';
import { format, resolveConfig } from 'prettier';
import { readColumnComments, type ColumnComment } from '#kernel/persistence/column-comments.ts';
import { schemas, tables } from '../../src/app/tables.ts';
import { processing } from './processing.ts';

export const RECORD_OF_PROCESSING = 'docs/papers/record-of-processing.md';

const HEAD = `# Record of processing

Not legal advice; made from what this product does. \`npm run rows\` writes it from the comments of the database's columns
and from \`bin/rows/processing.ts\`; a test fails when it is not current (article 30 of the UK GDPR).

- Controller: the operator, whose name and address stand at the foot of each page (\`OPERATOR_NAME\`, \`OPERATOR_ADDRESS\`).
- Person to ask: \`OPERATOR_EMAIL\`. Data protection officer, if there must be one: ______
- Countries in which the servers and the processors are, and the safeguards for transfers: ______
- Security measures: docs/security.md. Periods and their reasons: docs/privacy.md.
`;

/** The text of the record, from the comments of the migrated database's columns. */
export async function recordOfProcessing(db: Knex): Promise<string> {
  const columns = await readColumnComments(db, schemas);
  const byTable = Map.groupBy(columns, ({ table }) => table);
  const sections = schemas.map((schema) => sectionOf(schema, byTable));
  const options = await resolveConfig(path.resolve(import.meta.dirname, '../../package.json'));
  return format([HEAD, ...sections].join('\n'), { ...options, parser: 'markdown' });
}

function sectionOf(schema: string, byTable: Map<string, ColumnComment[]>): string {
  const stated = processing[schema];
  if (!stated) throw new Error(`bin/rows/processing.ts says nothing of ${schema}`);
  const own = [...byTable].filter(([table]) => table.startsWith(`${schema}.`));
  return `## ${schema}: ${stated.title}

- Purposes: ${stated.purposes}
- People: ${stated.people}
- Basis: ${stated.basis}
- Recipients: ${stated.recipients}
- Period: ${stated.period}

${own.map(([table, columns]) => paragraphOf(table, columns)).join('\n\n')}
`;
}

const GROUPS: [name: string, treatments: ColumnComment['treatment'][]][] = [
  ['Personal', ['exported', 'derived']],
  ['Encrypted', ['sealed', 'sealed-derived']],
  ['Hashed', ['secret']],
  ['Technical', ['technical']],
];

function paragraphOf(table: string, columns: ColumnComment[]): string {
  const groups = GROUPS.flatMap(([name, treatments]) => {
    const own = columns.filter(({ treatment }) => treatments.includes(treatment));
    return own.length > 0 ? [`${name}: ${own.map(({ column }) => column).join(', ')}.`] : [];
  });
  return `**${table.split('.')[1]}.** ${[...groups, `At an erasure: ${erasureOf(table)}.`].join(' ')}`;
}

function erasureOf(table: string): string {
  const declared = tables.find((one) => one.table === table);
  if (!declared) return 'nothing, since no row is about one person';
  const { erased = [], retention } = declared;
  const steps = erased.map(({ leaving }) =>
    leaving ? `loses ${Object.keys(leaving).join(', ')}` : 'rows are deleted',
  );
  return (
    [...new Set(steps), ...(retention ? [`rows stay: ${retention.replace(/\.$/, '')}`] : [])].join('; ') ||
    'rows have ended before'
  );
}
