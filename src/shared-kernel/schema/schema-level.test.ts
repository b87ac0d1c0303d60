import { expect, test } from 'vitest';
import { explainUnusable, levelOf, type SchemaLevel } from './schema-level.ts';

const of = (...names: string[]) =>
  names.map((name) => {
    const [file, hash = 'same'] = name.split('=') as [string, string?];
    return { name: file, hash };
  });
const build = of('1', '2', '3');

test.each<[string, string[], SchemaLevel]>([
  ['empty', [], { kind: 'older', missing: ['1', '2', '3'] }],
  ['of this build', ['1', '2', '3'], { kind: 'current' }],
  ['of an older release', ['1', '2'], { kind: 'older', missing: ['3'] }],
  ['of a newer release', ['1', '2', '3', '4', '5'], { kind: 'newer', unknown: ['4', '5'] }],
  ['with a changed migration', ['1', '2=other', '3'], { kind: 'other-build', differing: ['2'] }],
  ['with a changed migration and a newer one', ['1', '2=other', '3', '4'], { kind: 'other-build', differing: ['2'] }],
  ['without a migration in between', ['1', '3'], { kind: 'other-build', differing: ['2'] }],
  ['with an unknown migration in between', ['1', '1b', '2', '3'], { kind: 'other-build', differing: ['1b'] }],
  ['of a branch', ['1', '2', '4'], { kind: 'other-build', differing: ['3'] }],
  ['of another program', ['a', 'b'], { kind: 'foreign', unknown: ['a', 'b'] }],
])('a database %s', (_, applied, level) => {
  expect(levelOf(of(...applied), build)).toEqual(level);
});

test('a migration without a recorded content may be of any build', () => {
  expect(levelOf([{ name: '1', hash: null }], build)).toMatchObject({ kind: 'other-build' });
});

test('a refusal never tells anybody to empty or remove what is there', () => {
  const refused: SchemaLevel[] = [
    { kind: 'foreign', unknown: ['a'] },
    { kind: 'other-build', differing: ['2'] },
  ];
  for (const level of refused) {
    expect(explainUnusable(level)).toMatch(/Nothing in it was changed/);
    expect(explainUnusable(level)).not.toMatch(/\b(remove|delete|drop|empty it|give an empty)\b/i);
  }
  const usable: SchemaLevel[] = [{ kind: 'current' }, { kind: 'older', missing: [] }, { kind: 'newer', unknown: [] }];
  for (const level of usable) expect(explainUnusable(level)).toBeNull();
});
