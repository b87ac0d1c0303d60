import { expect, test } from 'vitest';
import { foreignMigrations, foreignTables, modulesNamedByKernel, rulesInMigrations } from './schemas.ts';
import { plant } from '../planted-tree.ts';
import { projectRoot } from '../source-tree.ts';

test('no module touches the tables of another one', () => {
  expect(foreignTables(projectRoot)).toEqual([]);
});

test.each([
  ["db('identity.account')", 'identity'],
  ["db.raw('select 1 from billing.subscription s')", 'billing'],
  ['db.raw(`select ${x} from messaging.message where ${x}`)', 'messaging'],
  ["db('account').withSchema('identity')", 'identity'],
  ["db.raw('set local search_path to content')", 'content'],
  ["db('kernel.audit')", 'kernel'],
  ["db('pgboss.job')", 'pgboss'],
  ["db('local.clock')", 'local'],
])('a planted %s in another module is reported', (query, schema) => {
  const root = plant({ 'src/modules/matchmaking/queries/browse.ts': `export const q = (db, x) =>\n  ${query};` });
  expect(foreignTables(root)).toEqual([
    `src/modules/matchmaking/queries/browse.ts:2 reaches into the schema ${schema}`,
  ]);
});

test.each([
  ['src/cli/main.ts', 'kernel.event_log'],
  ['src/cli/main.ts', 'identity.account'],
  ['src/modules/billing/infra/plans.integration.test.ts', 'kernel.event_log'],
  ['src/local/mailbox.ts', 'kernel.mail'],
  ['src/shared-kernel/admin/audit.ts', 'identity.account'],
])('outside the modules too: %s must not name %s', (file, table) => {
  expect(foreignTables(plant({ [file]: `export const q = (db) => db('${table}');` }))).toHaveLength(1);
});

test('own tables, events, error codes and prose are allowed', () => {
  const root = plant({
    'src/modules/billing/queries/plans.ts': "export const q = (db) => db.raw('select 1 from billing.plan');",
    'src/modules/billing/commands/subscribe.ts':
      "// see identity.account\nthrow new DomainError('identity.disabled'); on('identity.member-erased'); f(identity.account);",
    'src/modules/billing/module.ts':
      "import { x } from '#kernel/kernel.ts';\nexport * from '#kernel/kernel.ts';\nexport const y = () => import('#kernel/kernel.ts');",
    'src/shared-kernel/admin/audit.ts': "export const q = (db) => db('kernel.audit');",
    'src/app/outbox.integration.test.ts': "export const q = (db) => db('kernel.event_log');",
    'src/local/seed-demo.ts': "export const q = (db) => [db('identity.account'), db('local.clock')];",
  });
  expect(foreignTables(root)).toEqual([]);
});

test('the kernel names no module', () => {
  expect(modulesNamedByKernel(projectRoot)).toEqual([]);
});

test.each([
  "throw new DomainError('identity.disabled');",
  '/** For matchmaking alone. */',
  "const SCHEMAS = ['billing'];",
  "on('content.article-published');",
])('a kernel with %s in it is reported', (line) => {
  expect(modulesNamedByKernel(plant({ 'src/shared-kernel/outbox.ts': `\n${line}` }))).toEqual([
    'src/shared-kernel/outbox.ts:2 names a module',
  ]);
});

test('each migration touches the schema of one module', () => {
  expect(foreignMigrations(projectRoot)).toEqual([]);
});

test('a planted migration that touches two is reported', () => {
  const root = plant({
    'migrations/20260105T0900_billing_plan.ts':
      'export const up = (db) => db.raw(`\n  alter table identity.account add x text`);',
    'migrations/20260105T0901_billing_payment.ts': 'export const up = (db) => db.raw(`create schema messaging`);',
    'migrations/20260105T0902_billing_invoice.ts':
      'export const up = (db) => db.raw(`create table billing.invoice ()`);',
  });
  expect(foreignMigrations(root)).toEqual([
    'migrations/20260105T0900_billing_plan.ts:1 reaches into the schema identity',
    'migrations/20260105T0901_billing_payment.ts:1 reaches into the schema messaging',
  ]);
});

test('migrations hold no rules', () => {
  expect(rulesInMigrations(projectRoot)).toEqual([]);
});

test('a planted rule in a migration is reported', () => {
  const fit = 'create function matchmaking.fit(a text, b text) returns integer language sql as $$ select 1 $$';
  const guard = 'create function matchmaking.guard() returns trigger language plpgsql as $$ begin end $$';
  const root = plant({
    'migrations/20260105T0900_matchmaking_card.ts': `export const up = (db) => db.raw(\`${fit}; ${guard}\`);`,
  });
  expect(rulesInMigrations(root)).toEqual([
    'migrations/20260105T0900_matchmaking_card.ts holds the rule matchmaking.fit',
  ]);
});

test('a planted migration without a module in its name is reported', () => {
  expect(foreignMigrations(plant({ 'migrations/20260105_plan.ts': '' }))).toEqual([
    'migrations/20260105_plan.ts is not named <stamp>_<module>_<what>.ts',
  ]);
});
