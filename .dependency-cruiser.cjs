// Who may import whom. Each rule is proven by a planted violation in src/testing/architecture/dependency-probes.ts.

/** Whose facade (index.ts) a module may ask. */
const FACADES = {
  identity: [],
  content: ['identity'],
  billing: ['identity', 'guardianship'],
  guardianship: ['identity'],
  matchmaking: ['identity', 'guardianship', 'billing'],
  messaging: ['identity', 'guardianship', 'matchmaking'],
};

/** Kernel files that know no database, no network and no framework. */
const PURE_KERNEL = [
  '^src/shared-kernel/(clock|actor|errors|events|unit-of-work|admin/admin-resource)\\.ts$',
  '^src/shared-kernel/(values/|runtime/bounded-cache\\.ts$)',
  '^src/shared-kernel/(contracts|i18n|flags)/',
  '^src/shared-kernel/search/search-key\\.ts$',
];

/** The texts and schemas that run in a browser too, and the cache that bounds what both keep. */
const CONTRACTS = [
  '^src/(shared-kernel|app|modules/[^/]+)/contracts/',
  '^src/shared-kernel/i18n/',
  '^src/shared-kernel/runtime/bounded-cache\\.ts$',
];

/** What the member app lends the console: how calls are made, formats, tokens and faces, an article as it is read. */
const LENT = [
  '^src/web-member/lib/(server/(acting-account|api|connection|refresh-session|persistently|send|sign-in-again)|text/format|forms/input-method|navigation/return-to|theme)\\.ts$',
  '^src/web-member/ui/(tokens|fonts)\\.css$',
  '^src/web-member/ui/elements\\.ts$',
  '^src/web-member/features/guidance/article-text\\.(tsx|css)$',
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
    comment: 'Of another module only its facade (index.ts), its facts (events.ts) and its contracts can be imported.',
    from: { path: '^src/modules/([^/]+)/' },
    to: {
      path: '^src/modules/',
      pathNot: ['^src/modules/$1/', '^src/modules/[^/]+/((index|events)\\.ts$|contracts/)'],
    },
  },
  ...Object.entries(FACADES).map(([asking, asked]) => ({
    name: `facades-asked-by-${asking}`,
    comment: 'Questions between modules run one way (architecture, section 3).',
    from: { path: `^src/modules/${asking}/` },
    to: { path: '^src/modules/[^/]+/index\\.ts$', pathNot: `^src/modules/(${[asking, ...asked].join('|')})/` },
  })),
  {
    name: 'events-drag-nothing-along',
    comment:
      'events.ts can be read by anyone, so it drags nothing along: the kernel, contracts, and zod for the payloads.',
    from: { path: '^src/modules/[^/]+/events\\.ts$' },
    to: { pathNot: ['^src/shared-kernel/', ...CONTRACTS, packages('zod')] },
  },
  {
    name: 'domain-knows-only-domain',
    comment: 'Rules know their own domain, their own facts and the pure kernel.',
    from: { path: '^src/modules/([^/]+)/domain/', pathNot: TESTS },
    to: {
      path: '^(src|migrations|features|e2e)/',
      pathNot: ['^src/modules/$1/(domain/|events\\.ts$)', '^src/modules/[^/]+/contracts/', ...PURE_KERNEL],
    },
  },
  {
    name: 'domain-knows-no-machinery',
    comment: 'Rules know no database, no web server, no queue and no mail.',
    from: { path: '^src/modules/[^/]+/domain/' },
    to: { path: MACHINERY },
  },
  {
    name: 'rules-know-ports',
    comment: 'What acts and what answers knows the ports of the domain; module.ts gives them what infra/ makes.',
    from: { path: '^src/modules/([^/]+)/(commands|reactions|http)/', pathNot: TESTS },
    to: { path: '^src/modules/[^/]+/infra/' },
  },
  {
    name: 'kernel-knows-nobody',
    comment: 'The kernel is below everything.',
    from: { path: '^src/shared-kernel/', pathNot: TESTS },
    to: { path: '^src/', pathNot: ['^src/shared-kernel/'] },
  },
  {
    name: 'modules-know-no-composition',
    comment: 'The composition root and the local stand-ins know the modules, never the other way round.',
    from: { path: '^src/modules/', pathNot: TESTS },
    to: { path: '^src/(app|local)/' },
  },
  {
    name: 'app-knows-no-local',
    comment: 'What stands in for the outside world knows the composition root, never the other way round.',
    from: { path: '^src/app/', pathNot: TESTS },
    to: { path: '^src/local/' },
  },
  {
    name: 'nobody-knows-the-commands',
    comment: 'The commands of the shell stand above everything.',
    from: { path: '^src/', pathNot: '^src/cli/' },
    to: { path: '^src/cli/' },
  },
  {
    name: 'module-ts-for-the-composition-root',
    comment: 'Only the composition root and the local stand-ins take a module as a whole.',
    from: { path: '^(src|features|e2e|bench)/', pathNot: '^src/(app|local|testing)/' },
    to: { path: '^src/modules/[^/]+/module\\.ts$' },
  },
  {
    name: 'contracts-are-light',
    comment: 'Contracts run in a browser: zod, other contracts, the catalogue and what reads Markdown, nothing else.',
    from: { path: '/contracts/', pathNot: TESTS },
    to: { pathNot: [...CONTRACTS, packages('zod', 'markdown-it')] },
  },
  {
    name: 'web-knows-only-contracts',
    comment: 'Of the server a web app knows the contracts and the catalogue; of the other web app what is lent.',
    from: { path: '^src/web-([^/]+)/' },
    to: { path: '^src/', pathNot: ['^src/web-$1/', ...CONTRACTS, ...LENT] },
  },
  {
    name: 'member-app-borrows-nothing',
    comment: 'The console borrows from the member app, never the other way round.',
    from: { path: '^src/web-member/' },
    to: { path: '^src/web-admin/' },
  },
  {
    name: 'server-knows-no-web-app',
    comment: 'The server serves the built files of the web apps; it imports none of their sources.',
    from: { path: '^src/', pathNot: '^src/web-' },
    to: { path: '^src/web-' },
  },
  {
    name: 'web-feature-by-index',
    comment: 'Of another feature only its index.ts can be imported.',
    from: { path: '^src/(web-[^/]+)/features/([^/]+)/' },
    to: { path: '^src/$1/features/', pathNot: ['^src/$1/features/$2/', '^src/$1/features/[^/]+/index\\.tsx?$'] },
  },
  {
    name: 'objection-in-infra',
    comment: 'Database records live and die in infra/.',
    from: {
      path: '^(src|features|e2e|bench)/',
      pathNot: ['^src/modules/[^/]+/infra/', '^src/shared-kernel/persistence/'],
    },
    to: { path: packages('objection') },
  },
  {
    name: 'inversify-at-the-seams',
    comment: 'Nothing but the wiring knows the container.',
    from: {
      path: '^(src|features|e2e|bench)/',
      pathNot: ['^src/modules/[^/]+/module\\.ts$', '^src/app/', '^src/shared-kernel/module\\.ts$'],
    },
    to: { path: packages('inversify') },
  },
  {
    name: 'testing-is-for-tests',
    comment: 'What runs in production needs no builders, no test databases and no test runner.',
    from: { path: '^src/', pathNot: TESTS },
    to: { path: [...TESTING, packages('vitest', 'fast-check', '@cucumber/[^/]+', 'playwright[^/]*')] },
  },
  {
    name: 'no-cycles',
    comment:
      'No file needs itself while it loads. Types vanish before that, so a cycle with a type-only import in it is none.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'not-to-unresolvable',
    comment: 'Every import leads to something.',
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
