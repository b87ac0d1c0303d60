import path from 'node:path';

/** An import: the importing file, and the imported file or package. */
type Import = [from: string, to: string];

/** A package that is installed, as another one needs it, and that the planted package.json does not declare. */
const UNDECLARED = 'installed-for-another';

/** Imports that break a dependency rule, by its name. */
export const forbidden: Record<string, Import[]> = {
  'module-by-index-or-events': [
    ['src/modules/matchmaking/commands/send-interest-request.ts', 'src/modules/identity/domain/account.ts'],
    ['src/modules/matchmaking/commands/send-interest-request.ts', 'src/modules/guardianship/facade.ts'],
    ['src/modules/billing/infra/objection-plans.integration.test.ts', 'src/modules/content/testing/articles.ts'],
  ],
  'facades-called-by-identity': [
    ['src/modules/identity/commands/account/sign-up.ts', 'src/modules/guardianship/index.ts'],
    ['src/modules/identity/account/open-account.ts', 'src/modules/guardianship/ports.ts'],
  ],
  'facades-called-by-content': [['src/modules/content/queries/library.ts', 'src/modules/billing/index.ts']],
  'facades-called-by-billing': [['src/modules/billing/commands/subscribe.ts', 'src/modules/matchmaking/index.ts']],
  'facades-called-by-guardianship': [['src/modules/guardianship/queries/wards.ts', 'src/modules/messaging/index.ts']],
  'facades-called-by-matchmaking': [['src/modules/matchmaking/queries/browse.ts', 'src/modules/content/index.ts']],
  'facades-called-by-messaging': [['src/modules/messaging/commands/send-message.ts', 'src/modules/billing/index.ts']],
  'events-import-little': [
    ['src/modules/billing/events.ts', 'src/modules/identity/events.ts'],
    ['src/modules/messaging/events.ts', 'src/modules/messaging/domain/message.ts'],
    ['src/modules/content/events.ts', 'knex'],
  ],
  'domain-knows-only-domain': [
    ['src/modules/matchmaking/domain/allowance.ts', 'src/modules/matchmaking/infra/knex-allowances.ts'],
    ['src/modules/matchmaking/domain/interest-request.ts', 'src/modules/matchmaking/http/member-routes.ts'],
    ['src/modules/matchmaking/domain/compatibility.ts', 'src/modules/identity/index.ts'],
    ['src/modules/matchmaking/domain/compatibility.ts', 'src/modules/billing/ports.ts'],
    ['src/modules/identity/domain/account.ts', 'src/shared-kernel/persistence/database.ts'],
  ],
  'domain-knows-no-machinery': [
    ['src/modules/identity/domain/account.ts', 'objection'],
    ['src/modules/identity/domain/session.ts', 'koa'],
    ['src/modules/identity/domain/session.ts', '@koa/router'],
    ['src/modules/billing/domain/subscription.ts', 'knex'],
    ['src/modules/billing/domain/plan.ts', 'pg'],
    ['src/modules/messaging/domain/message.ts', 'pg-boss'],
  ],
  'rules-know-ports': [
    ['src/modules/identity/commands/sign-in/sign-in.ts', 'src/modules/identity/infra/sessions-repository.ts'],
    ['src/modules/messaging/reactions/mail-messages.ts', 'src/modules/messaging/infra/messages-repository.ts'],
    ['src/modules/billing/http/billing-routes.ts', 'src/modules/billing/infra/rows.ts'],
  ],
  'kernel-imports-nothing': [
    ['src/shared-kernel/errors.ts', 'src/modules/identity/events.ts'],
    ['src/shared-kernel/mail/mailer.ts', 'src/local/mailbox.ts'],
  ],
  'modules-know-no-composition': [
    ['src/modules/identity/http/auth-routes.ts', 'src/app/env.ts'],
    ['src/modules/billing/infra/stripe.ts', 'src/local/stripe.ts'],
  ],
  'app-knows-no-local': [['src/app/application.ts', 'src/local/start.ts']],
  'shell-commands-on-top': [['src/local/start.ts', 'src/cli/main.ts']],
  'module-ts-for-the-composition-root': [
    ['src/modules/guardianship/facade.ts', 'src/modules/identity/module.ts'],
    ['features/support/application.ts', 'src/modules/identity/module.ts'],
  ],
  'contracts-are-light': [
    ['src/modules/identity/contracts/auth.ts', 'src/shared-kernel/values/ids.ts'],
    ['src/modules/matchmaking/contracts/browse.ts', 'libphonenumber-js'],
    ['src/shared-kernel/contracts/fields.ts', 'node:crypto'],
  ],
  'schemas-apart': [
    ['src/modules/identity/contracts/auth.ts', 'zod'],
    ['src/modules/identity/contracts/auth.ts', 'src/shared-kernel/contracts/fields.ts'],
    ['src/modules/matchmaking/contracts/browse.ts', 'src/modules/matchmaking/contracts/profiles.schema.ts'],
    ['src/shared-kernel/contracts/digits.ts', 'zod'],
  ],
  'schemas-only-in-form-rules': [
    ['src/web-member/features/auth/sign-in-form.tsx', 'src/modules/identity/contracts/auth.schema.ts'],
    ['src/web-member/features/auth/sign-in-form.tsx', 'src/shared-kernel/contracts/fields.ts'],
    ['src/web-admin/users/list.tsx', 'zod'],
  ],
  'form-rules-on-demand': [
    ['src/web-member/features/auth/sign-in-form.tsx', 'src/web-member/features/auth/sign-in-rules.ts'],
  ],
  'web-knows-only-contracts': [
    ['src/web-shared/text/format.ts', 'src/shared-kernel/clock.ts'],
    ['src/web-member/features/auth/sign-in-form.tsx', 'src/modules/identity/index.ts'],
    ['src/web-admin/data-provider.ts', 'src/web-member/lib/server/query-client.ts'],
    ['src/web-member/ui/button.tsx', 'src/web-admin/layout/header.tsx'],
    ['src/web-shared/text/format.ts', 'src/web-member/lib/text/i18n.ts'],
    ['src/web-shared/theme.ts', 'src/web-admin/theme.ts'],
    ['src/web-admin/lib/texts.ts', 'src/shared-kernel/clock.ts'],
  ],
  'server-knows-no-web-app': [['src/app/http/static.ts', 'src/web-member/routes.tsx']],
  'web-feature-by-index': [
    ['src/web-member/features/browse/browse-page.tsx', 'src/web-member/features/person/fit.tsx'],
  ],
  'objection-in-infra': [['src/modules/billing/queries/plans.ts', 'objection']],
  'inversify-at-the-seams': [
    ['src/modules/billing/commands/subscribe.ts', 'inversify'],
    ['src/shared-kernel/kernel.ts', 'inversify'],
  ],
  'testing-is-for-tests': [
    ['src/modules/billing/commands/subscribe.ts', 'src/modules/billing/testing/plans.ts'],
    ['src/shared-kernel/persistence/database.ts', 'src/testing/server/database.ts'],
    ['src/cli/main.ts', 'vitest'],
  ],
  'no-cycles': [['src/modules/content/queries/article.ts', 'src/modules/content/queries/library.ts']],
  'declared-packages': [['src/web-admin/users/list.tsx', UNDECLARED]],
  'not-to-unresolvable': [['src/cli/main.ts', './nowhere.ts']],
};

/** Further imports that make a probe a violation, by the name of the rule. */
export const around: Record<string, Import[]> = {
  'no-cycles': [
    ['src/modules/content/queries/library.ts', 'src/modules/content/queries/shelf.ts'],
    ['src/modules/content/queries/shelf.ts', 'src/modules/content/queries/article.ts'],
  ],
};

/** Imports that the architecture allows; no rule may report them. */
export const permitted: Import[] = [
  ['src/app/container.ts', 'src/modules/identity/module.ts'],
  ['src/app/container.ts', 'inversify'],
  ['src/local/seed-demo.ts', 'src/modules/matchmaking/module.ts'],
  ['src/modules/identity/module.ts', 'inversify'],
  ['src/modules/identity/projections/account-role.ts', 'src/modules/guardianship/events.ts'],
  ['src/modules/matchmaking/commands/send-interest-request.ts', 'src/modules/billing/index.ts'],
  ['src/modules/matchmaking/commands/send-interest-request.ts', 'src/modules/matchmaking/domain/interest-request.ts'],
  ['src/modules/matchmaking/domain/interest-request.ts', 'src/modules/matchmaking/events.ts'],
  ['src/modules/guardianship/domain/decision-authority.ts', 'src/modules/guardianship/ports.ts'],
  ['src/modules/matchmaking/buyer-rule.ts', 'src/modules/billing/ports.ts'],
  ['src/modules/matchmaking/domain/interest-request.ts', 'src/shared-kernel/errors.ts'],
  ['src/modules/matchmaking/domain/interest-request.ts', 'node:crypto'],
  ['src/modules/matchmaking/domain/interest-request.test.ts', 'src/modules/matchmaking/testing/requests.ts'],
  ['src/modules/matchmaking/domain/interest-request.test.ts', 'vitest'],
  ['src/modules/matchmaking/events.ts', 'src/shared-kernel/events.ts'],
  ['src/modules/matchmaking/events.ts', 'zod'],
  ['src/modules/matchmaking/infra/knex-requests.ts', 'objection'],
  ['src/modules/matchmaking/infra/knex-requests.integration.test.ts', 'src/testing/server/database.ts'],
  ['src/shared-kernel/persistence/jobs.integration.test.ts', 'src/testing/server/database.ts'],
  ['src/modules/identity/contracts/auth.ts', 'src/shared-kernel/i18n/catalogue.ts'],
  ['src/modules/identity/contracts/auth.schema.ts', 'zod'],
  ['src/web-member/features/auth/sign-in-rules.ts', 'src/modules/identity/contracts/auth.schema.ts'],
  ['src/web-member/features/browse/browse-page.tsx', 'src/web-member/features/person/index.ts'],
  ['src/web-member/features/browse/browse-page.tsx', 'src/modules/identity/contracts/auth.ts'],
  ['src/web-admin/data-provider.ts', 'src/web-shared/server/api.ts'],
  ['src/web-admin/users/list.tsx', 'src/modules/identity/contracts/admin-users.ts'],
];

/** The ways to write an import. Each rule must detect all of them. */
export const spellings = {
  value: (to: string) => `import { x } from '${to}';\nexport const y = x;`,
  type: (to: string) => `import type { X } from '${to}';\nexport type Y = X;`,
  'type of': (to: string) => `export type Y = import('${to}').X;`,
  'inline type': (to: string) => `import { type X } from '${to}';\nexport type Y = X;`,
  'side effect': (to: string) => `import '${to}';`,
  're-export': (to: string) => `export * from '${to}';`,
  'when needed': (to: string) => `export const y = () => import('${to}');`,
};

/** The files of a small tree with exactly these imports. */
export function treeOf(imports: Import[], spell = spellings.value): Record<string, string> {
  const files: Record<string, string> = {
    'package.json': JSON.stringify({
      type: 'module',
      imports: { '#kernel/*': './src/shared-kernel/*', '#modules/*': './src/modules/*' },
      dependencies: Object.fromEntries(imports.filter(([, to]) => isDeclared(to)).map(([, to]) => [to, '1.0.0'])),
    }),
  };
  for (const [, to] of imports) Object.assign(files, targetOf(to));
  for (const [from, to] of imports) files[from] = `${files[from] ?? ''}${spell(specifierOf(from, to))}\n`;
  return files;
}

const isDeclared = (to: string): boolean => !isFile(to) && !/^(node:|\.)/.test(to) && to !== UNDECLARED;
const isFile = (to: string): boolean => to.startsWith('src/');

function targetOf(to: string): Record<string, string> {
  if (isFile(to)) return { [to]: '' };
  if (to.startsWith('node:') || to.startsWith('.')) return {};
  return {
    [`node_modules/${to}/package.json`]: JSON.stringify({ name: to, version: '1.0.0', main: 'index.js' }),
    [`node_modules/${to}/index.js`]: '',
  };
}

function specifierOf(from: string, to: string): string {
  if (!isFile(to)) return to;
  if (to.startsWith('src/shared-kernel/') && !from.startsWith('src/shared-kernel/'))
    return to.replace('src/shared-kernel/', '#kernel/');
  if (to.startsWith('src/modules/') && !from.startsWith('src/modules/')) return to.replace('src/modules/', '#modules/');
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** The report of a broken rule. */
export function reportOf(rule: string, [from, to]: Import): string {
  const resolved =
    isFile(to) || to.startsWith('.') ? to : to.startsWith('node:') ? to.slice(5) : `node_modules/${to}/index.js`;
  return `${rule}: ${from} → ${resolved}`;
}
