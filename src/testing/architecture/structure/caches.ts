import ts from 'typescript';
import { finding, isTest, nodesOf, sourcesIn, type Source } from '../source-tree.ts';

const BOUNDED = 'src/shared-kernel/runtime/bounded-cache.ts';
/** Maps that live as long as the process or the page, and what bounds them. */
const LASTING: Record<string, string> = {
  'src/modules/content/domain/place.ts countries': 'languages, and the countries of the list of towns',
  'src/app/http/routes/live-events.ts byUser': 'people with an open stream',
  'src/app/http/routes/live-events.ts bySession': 'open streams',
  'src/shared-kernel/persistence/listener.ts handlers': 'channels, each named in the code',
  'src/shared-kernel/persistence/hints.ts pending': 'CAPACITY, above which hints are dropped',
  'src/shared-kernel/sealing/data-keys.ts known': 'keys, each made by an operator',
  'src/shared-kernel/unit-of-work.ts subscriptions': 'events, each named in the code',
  'src/web-member/lib/text/i18n.ts instances': 'languages',
  'src/web-shared/server/send-once.ts unanswered': 'pending requests of this page',
  'src/web-shared/server/send-once.ts running': 'running requests of this page',
  'src/web-member/lib/text/i18n.ts catalogue': 'parts of the catalogue',
  'src/web-member/server.tsx handlers': 'two, for each language',
  'src/app/rendering/prefetch-memo.ts keysByPage': 'routes, for each kind of reader',
  'src/web-member/service-worker/caches-in-memory.ts pages': 'stands in for a browser in tests',
  'src/web-member/service-worker/caches-in-memory.ts named': 'stands in for a browser in tests',
};
const isProduct = ({ path }: Source) => !isTest(path) && !/^src\/(testing|local)\//.test(path) && path !== BOUNDED;

/** Maps that outlive a request and are not registered with what bounds them. */
export function unboundedMaps(root: string): string[] {
  return sourcesIn(root, 'src/**/*.{ts,tsx}')
    .filter(isProduct)
    .flatMap((source) =>
      lastingMaps(source)
        .filter((map) => !(`${source.path} ${map.name.getText()}` in LASTING))
        .map((map) =>
          finding(source, map, `${map.name.getText()} may grow with requests: use BoundedCache, or say why not`),
        ),
    );
}

/** Registered maps that no longer exist. */
export function staleEntries(root: string): string[] {
  const existing = new Set(
    sourcesIn(root, 'src/**/*.{ts,tsx}').flatMap((source) =>
      lastingMaps(source).map((map) => `${source.path} ${map.name.getText()}`),
    ),
  );
  return Object.keys(LASTING).filter((name) => !existing.has(name));
}

/** Module variables and class properties that are initialised with an empty map. */
const lastingMaps = ({ ast }: Source) =>
  nodesOf(ast).filter(
    (node): node is ts.VariableDeclaration | ts.PropertyDeclaration =>
      (ts.isPropertyDeclaration(node) || (ts.isVariableDeclaration(node) && node.parent.parent.parent === ast)) &&
      node.initializer !== undefined &&
      ts.isNewExpression(node.initializer) &&
      node.initializer.expression.getText() === 'Map' &&
      !node.initializer.arguments?.length,
  );
