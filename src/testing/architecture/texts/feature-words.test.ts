import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { plant } from '../planted-tree.ts';
import { filesIn, projectRoot } from '../source-tree.ts';

/** Field names as in code, and words of HTTP. */
const TECHNICAL = /\b(?!iPhone\b)[a-z]+[A-Z]\w*|\b(HTTP|JSON|API|GET|POST|PUT|DELETE|40\d|500)\b|\/api\//;
/** Words for which docs/glossary.md has a plain one. */
const UNCLEAR = /\b(who(m|ever) (is|one|of|takes)|anew|rests|settles?|stands|kept back|goes on with|telephone)\b/i;

/** Lines that match the pattern outside quotation marks. Quoted words belong to the people of a scenario. */
const linesWith = (pattern: RegExp, root: string): string[] =>
  filesIn(root, 'features/**/*.feature').flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, n) => (pattern.test(line.replaceAll(/"[^"]*"/g, '')) ? [`${file}:${n + 1}`] : [])),
  );

test('features use no technical or unclear words', () => {
  expect(linesWith(TECHNICAL, projectRoot)).toEqual([]);
  expect(linesWith(UNCLEAR, projectRoot)).toEqual([]);
});

test('a planted field name, and a planted status, are reported', () => {
  const lines = ['When Amina sets matchNotifications to false', 'Then she gets 404', 'And she says "iPhone"'];
  const root = plant({ 'features/identity/a.feature': lines.join('\n') });
  expect(linesWith(TECHNICAL, root)).toEqual(['features/identity/a.feature:1', 'features/identity/a.feature:2']);
});

test('planted unclear words are reported', () => {
  const lines = ['Scenario: Whoever takes a break', 'Then the match rests', 'And she says "It is settled, he rests."'];
  const root = plant({ 'features/identity/a.feature': lines.join('\n') });
  expect(linesWith(UNCLEAR, root)).toEqual(['features/identity/a.feature:1', 'features/identity/a.feature:2']);
});
