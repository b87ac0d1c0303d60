import { expect, test } from 'vitest';
import { plant } from '../planted-tree.ts';
import { projectRoot } from '../source-tree.ts';
import { sentencesOf, unclearDocstrings } from './docstrings.ts';

test('each docstring has at most two sentences and opens with its subject', () => {
  expect(unclearDocstrings(projectRoot)).toEqual([]);
});

test.each([
  ['Refunds a payment.', 1],
  ['Refunds it (R-7.6). See ADR 13, e.g. its options.', 2],
  ['Refunds `a.b` of module.ts: all of it', 1],
  ['Refunds it! "Why?" Nobody asks. 30 days pass.', 4],
  ['Ends at 12.30. `settle` follows.', 2],
  ['One line\n * and a second.\n\nAnother.', 2],
])('%j has %i sentences', (text, count) => {
  expect(sentencesOf(text)).toHaveLength(count);
});

test.each([
  ['/** One. Two. Three. */\nexport const a = 1;', 'has 3 sentences'],
  ['/**\n * One. Two.\n * Three.\n * @throws billing.no-plan\n */\nexport function a() {}', 'has 3 sentences'],
  ['/** Who decides. */\nexport const a = 1;', "opens with 'Who'"],
  ['/** Whoever is leaving keeps it. */\nexport class A {}', "opens with 'Whoever'"],
  ['/** Whether he may. */\nexport const a = 1;', "opens with 'Whether'"],
  ['/** Of whom a digest speaks. */\nexport const a = 1;', "opens with 'Of whom'"],
  ['/** So many items. */\nexport const a = 1;', "opens with 'So many'"],
  ['/** Where there is none, the page is empty. */\nexport const a = 1;', "opens with 'Where there'"],
])('planted: %j', (text, what) => {
  expect(unclearDocstrings(plant({ 'src/app/a.ts': text }))).toEqual([`src/app/a.ts:1 ${what}`]);
});

test('docstrings of members are read too', () => {
  const root = plant({ 'src/app/a.ts': 'export interface A {\n  /** What it is. */\n  a: string;\n}' });
  expect(unclearDocstrings(root)).toEqual(["src/app/a.ts:2 opens with 'What'"]);
});

test('comments, tags, strings and longer first words are allowed', () => {
  const root = plant({
    'src/app/a.ts': [
      '// Who. Two. Three.',
      '/* What. Two. Three. */',
      '/** Refunds a payment. Returns its id.\n * @throws billing.no-plan Never twice. Not once. */',
      "export const a = '/** Who. */';",
      '/** Whosever-like words and What-If are one word. */',
      'export const b = 1;',
    ].join('\n'),
  });
  expect(unclearDocstrings(root)).toEqual([]);
});
