import { expect, test } from 'vitest';
import { plant } from '../planted-tree.ts';
import { constantsSetTooLate } from './programs.ts';
import { projectRoot } from '../source-tree.ts';

test('no program uses a constant before it is set', () => {
  expect(constantsSetTooLate(projectRoot)).toEqual([]);
});

test('a planted constant below the run of a program is reported, one above it is not', () => {
  const root = plant({
    'src/app/late.ts': "const found = await look();\nfunction look() { return WHERE; }\nconst WHERE = 'there';",
    'src/app/early.ts': "const WHERE = 'there';\nfunction look() { return WHERE; }\nawait look();",
  });
  expect(constantsSetTooLate(root).map((report) => report.split(' ')[0])).toEqual(['src/app/late.ts:3']);
});
