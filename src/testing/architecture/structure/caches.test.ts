import { expect, test } from 'vitest';
import { staleEntries, unboundedMaps } from './caches.ts';
import { plant } from '../planted-tree.ts';
import { projectRoot } from '../source-tree.ts';

test('what is kept by what is asked is bounded', () => {
  expect(unboundedMaps(projectRoot)).toEqual([]);
});

test('each map of the register is there', () => {
  expect(staleEntries(projectRoot)).toEqual([]);
});

test.each([
  'const formats = new Map<string, Intl.DateTimeFormat>();',
  'export let formats = new Map();',
  'class Formats {\n  private readonly formats = new Map<string, string>();\n}',
  'class Formats {\n  static formats = new Map<string, string>();\n}',
])('a planted cache is reported: %s', (code) => {
  const root = plant({ 'src/app/http/formats.ts': code });
  expect(unboundedMaps(root)).toEqual([expect.stringContaining('formats may grow with what is asked')]);
});

test('a bounded cache, a map of known entries, and one that ends with its call are free', () => {
  const root = plant({
    'src/app/http/formats.ts':
      'const a = new BoundedCache(9); const b = new Map([[1, 2]]); export function c() { return new Map(); }',
    'src/testing/seen.ts': 'const seen = new Map();',
  });
  expect(unboundedMaps(root)).toEqual([]);
});
