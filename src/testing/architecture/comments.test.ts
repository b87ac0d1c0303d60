import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { plant } from './planted-tree.ts';
import { filesIn, projectRoot } from './source-tree.ts';

const WIDTH = 120;

/** Comment lines that are wider than the page. The formatter does not wrap them. */
const wideComments = (root: string): string[] =>
  filesIn(root, '{bench,bin,e2e,features,migrations,src}/**/*.{ts,tsx}').flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, n) => (line.length > WIDTH && /^\s*(\/?\*|\/\/)/.test(line) ? [`${file}:${n + 1}`] : [])),
  );

test('comments are at most 120 columns wide', () => {
  expect(wideComments(projectRoot)).toEqual([]);
});

test('a planted wide comment is reported', () => {
  const wide = 'word '.repeat(30);
  const root = plant({ 'src/app/a.ts': `// short\n// ${wide}\n/** ${wide} */\nexport const a = '${wide}';` });
  expect(wideComments(root)).toEqual(['src/app/a.ts:2', 'src/app/a.ts:3']);
});
