import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { plant } from './planted-tree.ts';
import { filesIn, projectRoot } from './source-tree.ts';

/** Names of fields as programs write them, and words of HTTP; what stands in quotation marks is said by somebody. */
const TECHNICAL = /\b(?!iPhone\b)[a-z]+[A-Z]\w*|\b(HTTP|JSON|API|GET|POST|PUT|DELETE|40\d|500)\b|\/api\//;

const technicalWords = (root: string): string[] =>
  filesIn(root, 'features/**/*.feature').flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, n) => (TECHNICAL.test(line.replaceAll(/"[^"]*"/g, '')) ? [`${file}:${n + 1}`] : [])),
  );

test('features speak in the words of the product owner', () => {
  expect(technicalWords(projectRoot)).toEqual([]);
});

test('a planted field name, and a planted status, are reported', () => {
  const lines = ['When Amina sets matchNotifications to false', 'Then she gets 404', 'And she says "iPhone"'];
  const root = plant({ 'features/identity/a.feature': lines.join('\n') });
  expect(technicalWords(root)).toEqual(['features/identity/a.feature:1', 'features/identity/a.feature:2']);
});
