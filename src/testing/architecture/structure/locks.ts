import ts from 'typescript';
import { LOCKS, type LockName } from '#kernel/persistence/locks.ts';
import { finding, isTest, nodesOf, sourcesIn, textOf, type Source } from '../source-tree.ts';

const REGISTER = 'src/shared-kernel/persistence/locks.ts';
/** The locks of pairs of profiles. They take two numbers, and so never collide with the registered ones. */
const PAIRS = 'src/modules/matchmaking/infra/interest-requests-repository.ts';
const TAKERS = new Set(['lockUntilEnd', 'lockConnection']);

/** Advisory locks that are not taken through the register, which makes sure that a number has one use. */
export function unregisteredLocks(root: string): string[] {
  return serverSources(root).flatMap((source) =>
    nodesOf(source.ast)
      .filter((node) => /pg_(try_)?advisory/i.test(textOf(node) ?? '') && !takesAPair(source, node))
      .map((node) =>
        finding(source, node, 'takes an advisory lock that is not in the register (persistence/locks.ts)'),
      ),
  );
}

/** Locks that are taken in two places or nowhere. Migrations name a lock by its number. */
export function sharedLocks(root: string): string[] {
  const takers = new Map<LockName, Set<string>>(Object.keys(LOCKS).map((name) => [name as LockName, new Set()]));
  for (const source of serverSources(root))
    for (const name of nodesOf(source.ast).flatMap(takenName)) takers.get(name)?.add(source.path);
  for (const { ast } of sourcesIn(root, 'migrations/*.ts'))
    for (const [, number] of ast.text.matchAll(/pg_advisory\w*\((\d+)\)/g)) {
      const name = nameOf(Number(number));
      if (name) takers.get(name)!.add('migrations');
    }
  return [...takers].flatMap(([name, { size }]) => (size === 1 ? [] : [`${name} is taken in ${size} places`]));
}

/** Lock numbers in migrations that are not in the register. */
export function unknownNumbers(root: string): string[] {
  return sourcesIn(root, 'migrations/*.ts').flatMap(({ path, ast }) =>
    [...ast.text.matchAll(/pg_advisory\w*\(([^)]*)\)/g)]
      .filter(([, number]) => nameOf(Number(number)) === undefined)
      .map(([call]) => `${path} ${call} is not in the register (persistence/locks.ts)`),
  );
}

const serverSources = (root: string): Source[] =>
  sourcesIn(root, 'src/**/*.ts').filter(
    ({ path }) => path !== REGISTER && !isTest(path) && !path.startsWith('src/testing/architecture/'),
  );

const takesAPair = ({ path }: Source, node: ts.Node): boolean =>
  path === PAIRS && textOf(node) === 'select pg_advisory_xact_lock(?, ?)';

const nameOf = (number: number): LockName | undefined =>
  (Object.keys(LOCKS) as LockName[]).find((name) => LOCKS[name] === number);

function takenName(node: ts.Node): LockName[] {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || !TAKERS.has(node.expression.text)) return [];
  const name = node.arguments[1];
  return name && ts.isStringLiteral(name) ? [name.text as LockName] : [];
}
