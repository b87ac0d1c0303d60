import { expect, test } from 'vitest';
import { plant } from '../planted-tree.ts';
import {
  commandsCallingCommands,
  idsByCast,
  mailsOutOfPlace,
  routesWithDatabase,
  sqlOutOfPlace,
  transactionsInDomain,
  unshapely,
} from './shape.ts';
import { projectRoot } from '../source-tree.ts';

const M = 'src/modules/billing';

test('each file of commands and queries is one class with one execute', () => {
  expect(unshapely(projectRoot)).toEqual([]);
});

test('planted: several verbs, another name, a second class, a helper and a class without execute are reported', () => {
  const root = plant({
    [`${M}/commands/grant-plan.ts`]: 'export class GrantPlan {\n  execute() {}\n  revoke() {}\n  private check() {}\n}',
    [`${M}/commands/end.ts`]: 'export class EndSubscription {\n  execute() {}\n}',
    [`${M}/queries/plans.ts`]: 'export class Plans { execute() {} }\nexport class Plan { execute() {} }',
    [`${M}/queries/plan-view.ts`]: 'export const planView = (row) => row;',
    [`${M}/queries/plan-page.ts`]: 'export interface Row {}\nexport class PlanPage {}\nexport const SIZE = 20;',
    [`${M}/queries/plan-rows.ts`]: 'export class PlanRows {\n  private readonly ports;\n  execute() {}\n}',
    [`${M}/plan/plan-view.ts`]: 'export const planView = (row) => row;',
  });
  expect(unshapely(root)).toEqual([
    `${M}/commands/end.ts:1 EndSubscription is in a file of another name`,
    `${M}/commands/grant-plan.ts:3 GrantPlan offers revoke besides execute`,
    `${M}/queries/plan-page.ts:3 exports more than a use case`,
    `${M}/queries/plan-page.ts:2 PlanPage is no use case`,
    `${M}/queries/plan-rows.ts:1 PlanRows is no use case`,
    `${M}/queries/plan-view.ts holds no use case`,
    `${M}/queries/plans.ts:1 is one of 2 classes`,
    `${M}/queries/plans.ts:2 is one of 2 classes`,
    `${M}/queries/plans.ts:2 Plan is in a file of another name`,
  ]);
});

test('no command calls a command', () => {
  expect(commandsCallingCommands(projectRoot)).toEqual([]);
});

test('a command that imports another one is reported, even its type', () => {
  const root = plant({
    [`${M}/commands/grant-plan.ts`]:
      "import type { Subscribe } from './subscribe.ts';\nimport { rule } from './rule.ts';",
    [`${M}/commands/subscribe.ts`]: 'export class Subscribe { execute() {} }',
    [`${M}/commands/rule.ts`]: 'export const rule = 1;',
    [`${M}/plan/renew.ts`]: "import { Subscribe } from '../commands/subscribe.ts';",
  });
  expect(commandsCallingCommands(root)).toEqual([
    `${M}/commands/grant-plan.ts:1 calls the command subscribe`,
    `${M}/plan/renew.ts:1 calls the command subscribe`,
  ]);
});

test('no domain opens a transaction', () => {
  expect(transactionsInDomain(projectRoot)).toEqual([]);
});

test.each(['uow.run((tx) => f(tx))', 'this.ports.uow.run(f)', 'db.transaction(f)', 'f as UnitOfWork'])(
  'planted: %s in a domain is reported, and allowed next to it',
  (code) => {
    const files = [`${M}/domain/sync-customer.ts`, `${M}/customer/sync-customer.ts`];
    const root = plant(Object.fromEntries(files.map((file) => [file, `export const sync = () => ${code};`])));
    expect(transactionsInDomain(root)).toEqual([`${M}/domain/sync-customer.ts:1 opens transactions`]);
  },
);

test('SQL is in infra, queries, projections and folders of aggregates', () => {
  expect(sqlOutOfPlace(projectRoot)).toEqual([]);
});

test.each(["tx.db('billing.plan')", "db('billing.plan')", "this.ports.db('billing.plan')", "tx.db.raw('select 1')"])(
  'a planted %s in a command, a reaction or a facade is reported',
  (query) => {
    const root = plant(
      Object.fromEntries(
        ['commands/a.ts', 'reactions/b.ts', 'facade.ts', 'infra/c.ts', 'queries/d.ts', 'projections/e.ts'].map(
          (file) => [`${M}/${file}`, `export const q = (tx, db) => ${query};`],
        ),
      ),
    );
    expect(sqlOutOfPlace(root).map((findings) => findings.split(':')[0])).toEqual([
      `${M}/commands/a.ts`,
      `${M}/facade.ts`,
      `${M}/reactions/b.ts`,
    ]);
  },
);

test('a route takes no database', () => {
  expect(routesWithDatabase(projectRoot)).toEqual([]);
});

test('a planted route with a database is reported', () => {
  const root = plant({ [`${M}/http/routes.ts`]: "import type { Knex } from 'knex';\nexport type X = Knex;" });
  expect(routesWithDatabase(root)).toEqual([`${M}/http/routes.ts:1 takes more than commands and queries`]);
});

test('reactions send all emails except those with a secret', () => {
  expect(mailsOutOfPlace(projectRoot)).toEqual([]);
});

test('a planted email of a command, and one that bypasses notify, is reported', () => {
  const root = plant({
    [`${M}/emails.ts`]:
      'export const emails = declareEmails({ receipt: { setting: null }, link: { setting: null, secret: true } });',
    [`${M}/commands/subscribe.ts`]:
      'identity.notify(tx, to, emails.receipt, {});\nidentity.notify(tx, to, emails.link, {});\nthis.ports.mailer.send(tx, {});',
    [`${M}/reactions/mail-receipt.ts`]: 'identity.notify(tx, to, emails.receipt, {});',
    [`${M}/plan/renew.ts`]: 'identity.notify(tx, to, emails.receipt, {});',
  });
  expect(mailsOutOfPlace(root)).toEqual([
    `${M}/commands/subscribe.ts:1 sends emails.receipt, which a reaction could`,
    `${M}/plan/renew.ts:1 sends emails.receipt, which a reaction could`,
    `${M}/commands/subscribe.ts:3 sends past notify`,
  ]);
});

test('ids are never branded by a cast', () => {
  expect(idsByCast(projectRoot)).toEqual([]);
});

test('a planted cast to an id is reported', () => {
  const root = plant({ [`${M}/queries/plans.ts`]: 'export const q = (id: string) => f(id as UserId, id as string);' });
  expect(idsByCast(root)).toEqual([`${M}/queries/plans.ts:1 makes a UserId by a cast`]);
});
