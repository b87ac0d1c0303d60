import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesIn, finding, isTest, nodesOf, sourcesIn, type Source } from '../source-tree.ts';

/** Addresses in the member app, in emails and in the server's own pages that lead to no page and no endpoint. */
export function deadLinks(root: string): string[] {
  const pages = pagesOf(root);
  const calls = callsOf(root);
  const answered = [...pages, ...calls, ...placesOf(root), ...filesOfApp(root)].map(patternOf);
  const leadsSomewhere = (address: string) =>
    answered.some((pattern) => pattern.test(address)) ||
    // The cache key of a response is the beginning of its address.
    (address.startsWith('/api/') && calls.some((call) => call.startsWith(address)));
  return [
    ...linkingSources(root).flatMap((source) =>
      addressesIn(source)
        .filter(({ address }) => !leadsSomewhere(address))
        .map(({ node, address }) => finding(source, node, `leads to ${address}, where nothing is`)),
    ),
    ...filesIn(root, 'src/**/*.hbs').flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/(?:href|action)=["'](\/[a-z][^"'{?#]*|\/)["'?#]/g)]
        .map(([, address]) => address!)
        .filter((address) => !leadsSomewhere(address))
        .map((address) => `${file} leads to ${address}, where nothing is`),
    ),
  ];
}

const linkingSources = (root: string): Source[] =>
  [
    ...sourcesIn(root, 'src/web-{member,shared}/**/*.{ts,tsx}').filter(
      ({ path: file }) => !/\/(\w+-)?routes\.tsx$/.test(file),
    ),
    ...sourcesIn(root, 'src/modules/*/!(contracts|testing)/**/*.ts'),
  ].filter(({ path: file }) => !isTest(file));

const ROUTES = 'src/web-member/{,*-}routes.tsx';

/** The addresses of the member app's pages. */
const pagesOf = (root: string): string[] => [
  '/',
  ...sourcesIn(root, ROUTES)
    .flatMap(namedPaths)
    .filter((page) => page !== '*')
    .map((page) => `/${page}`),
];

/** Addresses that the server handles: endpoints, and pages of its own. */
const callsOf = (root: string): string[] => [
  ...sourcesIn(root, 'src/{app,shared-kernel,modules/*}/contracts/*.ts').flatMap((source) => [
    ...namedPaths(source),
    ...endpointPaths(source),
  ]),
  ...sourcesIn(root, 'src/{modules/*/http,local/**,app}/**/*.ts')
    .filter(({ path: file }) => !isTest(file))
    .flatMap((source) => nodesOf(source.ast).flatMap(routedBy)),
  ...sourcesIn(root, 'src/app/http/routes/openapi.ts').flatMap(endpointPaths),
];

/**
 * The address of another app, as the server declares it (`export const CONSOLE = '/admin-dashboard';`), and its lists.
 */
const placesOf = (root: string): string[] =>
  sourcesIn(root, 'src/app/http/*-place.ts').flatMap((source) =>
    source.ast.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .flatMap(({ initializer }) =>
        initializer && ts.isStringLiteralLike(initializer) ? [initializer.text, `${initializer.text}/:list`] : [],
      ),
  );

/** Static files, and those that the build adds to them: the service worker and the licences. */
const filesOfApp = (root: string): string[] => [
  ...filesIn(root, 'bin/licences.ts').map(() => '/licences.txt'),
  ...filesIn(root, 'src/web-member/public/**/*.*').map((file) => file.slice('src/web-member/public'.length)),
  ...filesIn(root, 'src/web-member/service-worker/worker.ts').map(() => '/service-worker.js'),
];

/** Matches `path: '/api/user'`. */
const namedPaths = (source: Source): string[] =>
  nodesOf(source.ast)
    .filter(ts.isPropertyAssignment)
    .filter(({ name }) => name.getText() === 'path')
    .flatMap(({ initializer }) => (ts.isStringLiteralLike(initializer) ? initializer.text : []));

/** Matches `'GET /api/user/:id'`. */
const endpointPaths = (source: Source): string[] =>
  nodesOf(source.ast)
    .filter(ts.isStringLiteralLike)
    .flatMap(({ text }) => /^(?:GET|POST|PUT|PATCH|DELETE) (\/.*)$/.exec(text)?.[1] ?? []);

/** Matches `router.get('/decide/:token', …)`. */
function routedBy(node: ts.Node): string[] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const [first] = node.arguments;
  const routes = /^(get|post|put|patch|delete|all|use)$/.test(node.expression.name.text);
  return routes && first && ts.isStringLiteralLike(first) && first.text.startsWith('/') ? [first.text] : [];
}

/** All texts of a source that are an address of this site, without their queries. */
const addressesIn = (source: Source): { node: ts.Node; address: string }[] =>
  nodesOf(source.ast).flatMap((node) => {
    const text = ts.isStringLiteralLike(node) ? node.text : ts.isTemplateExpression(node) ? filled(node) : undefined;
    const [, address] = /^(\/(?:[a-z][^\s?#]*)?)(?:[?#]|$)/.exec(text ?? '') ?? [];
    return address ? [{ node, address }] : [];
  });

/** A template with a sample in each of its places. */
const filled = (node: ts.TemplateExpression): string =>
  node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('');

const patternOf = (address: string): RegExp => new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}$`);
