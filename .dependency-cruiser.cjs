// The allowed imports. A planted violation proves each rule: src/testing/architecture/structure/dependency-probes.ts.

/** The modules whose facade (index.ts) a module may call, and whose inverted ports (ports.ts) it may implement. */
const FACADES = {
  identity: [],
  content: ['identity'],
  billing: ['identity', 'guardianship'],
  guardianship: ['identity'],
  matchmaking: ['identity', 'guardianship', 'billing'],
  messaging: ['identity', 'guardianship', 'matchmaking'],
};

/** Kernel files without a database, a network and a framework. */
const PURE_KERNEL = [
  '^src/shared-kernel/(clock|actor|errors|events|tx|use-case|admin/admin-resource|mail/email-interval)\\.ts$',
  '^src/shared-kernel/(values/|runtime/bounded-cache\\.ts$)',
  '^src/shared-kernel/(contracts|i18n|flags)/',
  '^src/shared-kernel/search/search-key\\.ts$',
  '^src/texts/',
];

/** Texts and schemas that run in a browser too, and the bounded cache of both sides. */
const CONTRACTS = [
  '^src/(shared-kernel|app|modules/[^/]+)/contracts/',
  '^src/(texts|shared-kernel/i18n)/',
  '^src/shared-kernel/runtime/bounded-cache\\.ts$',
];

/** The contracts that are made of zod; all others are small in a browser. */
const SCHEMAS = [
  '\\.schema\\.ts$',
  '^src/shared-kernel/contracts/(admin-resource|admin-verb|cases|endpoint|fields|flags|ids|list|paging)\\.ts$',
];

const TESTING = ['^src/testing/', '^src/.+/testing/'];
const TESTS = ['\\.test\\.tsx?$', ...TESTING];

const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/`;
const MACHINERY = packages(
  'knex',
  'pg',
  'pg-boss',
  'objection',
  'koa',
  'koa-[^/]+',
  '@koa/[^/]+',
  'inversify',
  'nodemailer',
  'handlebars',
  'pino',
  'stripe',
);

const rules = [
  {
    name: 'module-by-index-or-events',
    comment:
      'Other modules may import only the facade (index.ts), the inverted ports (ports.ts), the events (events.ts) and the contracts of a module.',
    from: { path: '^src/modules/([^/]+)/' },
    to: {
      path: '^src/modules/',
      pathNot: ['^src/modules/$1/', '^src/modules/[^/]+/((index|ports|events)\\.ts$|contracts/)'],
    },
  },
  ...Object.entries(FACADES).map(([module, callable]) => ({
    name: `facades-called-by-${module}`,
    comment: 'Calls between modules go in one direction (docs/architecture.md).',
    from: { path: `^src/modules/${module}/` },
    to: {
      path: '^src/modules/[^/]+/(index|ports)\\.ts$',
      pathNot: `^src/modules/(${[module, ...callable].join('|')})/`,
    },
  })),
  {
    name: 'events-import-little',
    comment: 'All modules may import events.ts, so it imports only the kernel, contracts, and zod for the payloads.',
    from: { path: '^src/modules/[^/]+/events\\.ts$' },
    to: { pathNot: ['^src/shared-kernel/', ...CONTRACTS, packages('zod')] },
  },
  {
    name: 'domain-knows-only-domain',
    comment: 'The domain imports only its own files, its own events and inverted ports, and the pure kernel.',
    from: { path: '^src/modules/([^/]+)/domain/', pathNot: TESTS },
    to: {
      path: '^(src|migrations|features|e2e)/',
      pathNot: ['^src/modules/$1/(domain/|(events|ports)\\.ts$)', '^src/modules/[^/]+/contracts/', ...PURE_KERNEL],
    },
  },
  {
    name: 'domain-knows-no-machinery',
    comment: 'The domain does not depend on a database, a web server, a queue or mail.',
    from: { path: '^src/modules/[^/]+/domain/' },
    to: { path: MACHINERY },
  },
  {
    name: 'rules-know-ports',
    comment: 'Commands, reactions and routes use the ports of the domain; module.ts binds them to infra/.',
    from: { path: '^src/modules/([^/]+)/(commands|reactions|http)/', pathNot: TESTS },
    to: { path: '^src/modules/[^/]+/infra/' },
  },
  {
    name: 'kernel-imports-nothing',
    comment: 'The kernel imports no other part of the product but the texts.',
    from: { path: '^src/shared-kernel/', pathNot: TESTS },
    to: { path: '^src/', pathNot: ['^src/(shared-kernel|texts)/'] },
  },
  {
    name: 'modules-know-no-composition',
    comment: 'The composition root and the local stand-ins import modules, never the other way round.',
    from: { path: '^src/modules/', pathNot: TESTS },
    to: { path: '^src/(app|local)/' },
  },
  {
    name: 'app-knows-no-local',
    comment: 'The local stand-ins import the composition root, never the other way round.',
    from: { path: '^src/app/', pathNot: TESTS },
    to: { path: '^src/local/' },
  },
  {
    name: 'shell-commands-on-top',
    comment: 'No other part of the product imports the shell commands.',
    from: { path: '^src/', pathNot: '^src/cli/' },
    to: { path: '^src/cli/' },
  },
  {
    name: 'module-ts-for-the-composition-root',
    comment: 'Only the composition root and the local stand-ins import a whole module.',
    from: { path: '^(src|features|e2e|bench)/', pathNot: '^src/(app|local|testing)/' },
    to: { path: '^src/modules/[^/]+/module\\.ts$' },
  },
  {
    name: 'contracts-are-light',
    comment: 'Contracts run in a browser: they import zod, other contracts, the catalogue and a Markdown parser only.',
    from: { path: '/contracts/', pathNot: TESTS },
    to: { pathNot: [...CONTRACTS, packages('zod', 'markdown-it')] },
  },
  {
    name: 'schemas-apart',
    comment: 'Zod is only in the *.schema.ts of a contract, so that browsers can import the rest.',
    from: { path: CONTRACTS, pathNot: [...SCHEMAS, ...TESTS] },
    to: { path: [...SCHEMAS, packages('zod')], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'schemas-only-in-form-rules',
    comment: 'In a web app only the rules of forms import schemas; a form loads its schema once somebody types.',
    from: { path: '^src/web-', pathNot: ['-rules\\.ts$', '^src/web-member/zod\\.ts$', ...TESTS] },
    to: { path: [...SCHEMAS, packages('zod')], dependencyTypesNot: ['dynamic-import', 'type-only'] },
  },
  {
    name: 'form-rules-on-demand',
    comment: 'The rules of a form are loaded once somebody types, so no first load includes zod.',
    from: { path: '^src/web-', pathNot: ['-rules\\.ts$', ...TESTS] },
    to: { path: '^src/web-.*-rules\\.ts$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
  },
  {
    name: 'web-knows-only-contracts',
    comment: 'A web app imports the contracts and the catalogue of the server and web-shared, not the other web app.',
    from: { path: '^src/web-([^/]+)/' },
    to: { path: '^src/', pathNot: ['^src/web-(shared|$1)/', ...CONTRACTS] },
  },
  {
    name: 'server-knows-no-web-app',
    comment: 'The server serves the built files of the web apps; it imports none of their sources.',
    from: { path: '^src/', pathNot: '^src/web-' },
    to: { path: '^src/web-' },
  },
  {
    name: 'web-feature-by-index',
    comment: 'Other features may import only the index.ts of a feature.',
    from: { path: '^src/(web-[^/]+)/features/([^/]+)/' },
    to: { path: '^src/$1/features/', pathNot: ['^src/$1/features/$2/', '^src/$1/features/[^/]+/index\\.tsx?$'] },
  },
  {
    name: 'objection-in-infra',
    comment: 'Database records do not leave infra/.',
    from: {
      path: '^(src|features|e2e|bench)/',
      pathNot: ['^src/modules/[^/]+/infra/', '^src/shared-kernel/persistence/'],
    },
    to: { path: packages('objection') },
  },
  {
    name: 'inversify-at-the-seams',
    comment: 'Only the wiring uses the container.',
    from: {
      path: '^(src|features|e2e|bench)/',
      pathNot: ['^src/modules/[^/]+/module\\.ts$', '^src/app/', '^src/shared-kernel/module\\.ts$'],
    },
    to: { path: packages('inversify') },
  },
  {
    name: 'testing-is-for-tests',
    comment: 'Production code does not import builders, test databases or a test runner.',
    from: { path: '^src/', pathNot: TESTS },
    to: { path: [...TESTING, packages('vitest', 'fast-check', '@cucumber/[^/]+', 'playwright[^/]*')] },
  },
  {
    name: 'no-cycles',
    comment: 'No file imports itself indirectly, not even for a type.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'declared-packages',
    comment: 'Every package that is imported is declared in package.json.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'not-to-unresolvable',
    comment: 'Every import resolves.',
    from: {},
    to: { couldNotResolve: true },
  },
];

module.exports = {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'style', 'default', 'types'],
      mainFields: ['module', 'main', 'style', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
};
