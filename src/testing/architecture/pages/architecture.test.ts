import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { plant } from '../planted-tree.ts';
import { isTest, nodesOf, projectRoot, sourcesIn } from '../source-tree.ts';

const PAGE = 'docs/architecture.md';

/** Ports that a module declares with a symbol and another file than its own `module.ts` binds, with their files. */
function invertedPorts(root: string): { name: string; file: string }[] {
  const sources = sourcesIn(root, 'src/{app,modules}/**/*.ts').filter(({ path: file }) => !isTest(file));
  const declaredIn = new Map(
    sources.flatMap((source) =>
      [...source.ast.text.matchAll(/^export const (\w+) = Symbol\(/gm)].map(([, symbol]) => [symbol!, source.path]),
    ),
  );
  return sources
    .flatMap((source) =>
      nodesOf(source.ast)
        .filter(ts.isCallExpression)
        .filter(({ expression }) => /(^|\.)bind$/.test(expression.getText().replaceAll(/\s/g, '')))
        .map((call) => ({
          name: call.typeArguments?.[0]?.getText() ?? call.getText(),
          file: declaredIn.get(call.arguments[0]?.getText() ?? '') ?? '',
        }))
        .filter(({ file }) => file.startsWith('src/modules/') && path.dirname(file) !== path.dirname(source.path)),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

const nameOf = ({ name }: { name: string }): string => name;

/** Inverted ports that are not in `ports.ts` or not named like one. */
const misplacedPorts = (root: string): string[] =>
  invertedPorts(root)
    .filter(({ name, file }) => !name.endsWith('Port') || path.basename(file) !== 'ports.ts')
    .map(({ name, file }) => `${file} declares ${name}`);

/** Names in the first column of the page's table of inverted ports. */
function portsOnPage(root: string): string[] {
  const section = readFileSync(path.join(root, PAGE), 'utf8').split('## Inverted ports')[1]!.split('\n## ')[0]!;
  return [...section.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name!).toSorted();
}

/** Calls that the dependency rules allow. */
function callsAllowed(root: string): string[] {
  const rules = readFileSync(path.join(root, '.dependency-cruiser.cjs'), 'utf8');
  const facades = /const FACADES = \{([\s\S]*?)\n\};/.exec(rules)![1]!;
  return [...facades.matchAll(/(\w+): \[(.*)\]/g)].flatMap(([, from, to]) =>
    [...to!.matchAll(/\w+/g)].map(([module]) => `${from} → ${module}`),
  );
}

/** Arrows between modules in the page's diagram. */
function callsOnPage(root: string): string[] {
  const diagram = /```mermaid\n([\s\S]*?)```/.exec(readFileSync(path.join(root, PAGE), 'utf8'))![1]!;
  return [
    ...diagram.matchAll(/^ {2}(messaging|matchmaking|billing|guardianship|identity|content) --> ([\w &]+)$/gm),
  ].flatMap(([, from, to]) => to!.split(' & ').map((module) => `${from} → ${module}`));
}

test('the page lists each inverted port', () => {
  expect(portsOnPage(projectRoot)).toEqual(invertedPorts(projectRoot).map(nameOf));
});

test('each inverted port is in ports.ts', () => {
  expect(misplacedPorts(projectRoot)).toEqual([]);
});

test('the diagram shows the allowed calls between modules', () => {
  expect(callsOnPage(projectRoot).toSorted()).toEqual(callsAllowed(projectRoot).toSorted());
});

const tree = {
  'src/modules/billing/index.ts': "export const BILLING = Symbol('billing');\n",
  'src/modules/billing/ports.ts': "export const BUYERS = Symbol('buyers');\n",
  'src/modules/billing/module.ts': 'bind<Billing>(BILLING).toConstantValue(billing);\n',
  'src/modules/matchmaking/module.ts': 'bind<BuyerPort>(BUYERS).toConstantValue(buyers);\n',
  'src/app/container.ts':
    "const KERNEL = Symbol('kernel');\ncontainer\n  .bind<Kernel>(KERNEL).toConstantValue(kernel);\n",
  '.dependency-cruiser.cjs': "const FACADES = {\n  billing: ['identity'],\n};\n",
  [PAGE]: '```mermaid\n  billing --> identity\n```\n## Inverted ports\n\n| `BuyerPort` | billing |\n',
};

test('a planted inverted port is detected, and a facade is not one', () => {
  const root = plant(tree);
  expect(invertedPorts(root).map(nameOf)).toEqual(['BuyerPort']);
  expect(misplacedPorts(root)).toEqual([]);
  expect(portsOnPage(root)).toEqual(['BuyerPort']);
});

test('a planted port that the page does not list is reported, also if the composition root binds it', () => {
  const root = plant({
    ...tree,
    'src/app/container.ts': 'container\n  .bind<Other>(BILLING)\n  .toConstantValue(x);\n',
  });
  expect(invertedPorts(root).map(nameOf)).not.toEqual(portsOnPage(root));
  expect(misplacedPorts(root)).toEqual(['src/modules/billing/index.ts declares Other']);
});

test('a planted arrow that no rule allows is reported', () => {
  const root = plant({ ...tree, [PAGE]: tree[PAGE].replace('--> identity', '--> identity & content') });
  expect(callsOnPage(plant(tree))).toEqual(callsAllowed(plant(tree)));
  expect(callsOnPage(root)).not.toEqual(callsAllowed(root));
});
