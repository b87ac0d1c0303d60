import { expect, test } from 'vitest';
import { plant } from '../planted-tree.ts';
import { projectRoot } from '../source-tree.ts';
import { untypedNames } from './untyped.ts';

test('every row has a type', () => {
  expect(untypedNames(projectRoot)).toEqual([]);
});

test('a planted row without a type is reported', () => {
  const root = plant({
    'tsconfig.json': '{ "compilerOptions": { "strict": true, "target": "esnext", "module": "nodenext" } }',
    'src/modules/billing/queries/plans.ts': [
      'declare const db: { raw(sql: string): Promise<{ rows: any[] }>; typed(): Promise<{ id: string }[]> };',
      "export const untyped = async () => { const { rows } = await db.raw('select 1'); for (const row of rows) print(row.id); };",
      'export const typed = async () => { for (const row of await db.typed()) print(row.id); };',
      'declare function print(text: string): void;',
    ].join('\n'),
  });
  expect(untypedNames(root)).toEqual([
    'src/modules/billing/queries/plans.ts:2 knows nothing of rows',
    'src/modules/billing/queries/plans.ts:2 knows nothing of row',
  ]);
});
