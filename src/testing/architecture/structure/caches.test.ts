import { expect, test } from 'vitest';
import { staleEntries, unboundedMaps } from './caches.ts';
import { plant } from '../planted-tree.ts';
import { projectRoot } from '../source-tree.ts';

test('maps that grow with requests are bounded', () => {
  expect(unboundedMaps(projectRoot)).toEqual([]);
});

test('each registered map exists', () => {
  expect(staleEntries(projectRoot)).toEqual([]);
});

test.each([
  'const formats = new Map<string, Intl.DateTimeFormat>();',
  'export let formats = new Map();',
  'class Formats {\n  private readonly formats = new Map<string, string>();\n}',
  'class Formats {\n  static formats = new Map<string, string>();\n}',
])('a planted cache is reported: %s', (code) => {
  const root = plant({ 'src/app/http/formats.ts': code });
  expect(unboundedMaps(root)).toEqual([expect.stringContaining('formats may grow with requests')]);
});

test('a bounded cache, a map of known entries, and a local map are allowed', () => {
  const root = plant({
    'src/app/http/formats.ts':
      'const a = new BoundedCache(9); const b = new Map([[1, 2]]); export function c() { return new Map(); }',
    'src/testing/seen.ts': 'const seen = new Map();',
  });
  expect(unboundedMaps(root)).toEqual([]);
});
