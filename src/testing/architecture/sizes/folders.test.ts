import path from 'node:path';
import { expect, test } from 'vitest';
import { plant } from '../planted-tree.ts';
import { filesIn, projectRoot } from '../source-tree.ts';

const MAX_FILES = 25;
/** A language has one catalogue for each namespace, and migrations are only ever added (ADR 73). */
const LONG = /^src\/texts\/\w+\/[^/]+\.json$|^migrations\/[^/]+$/;

const fullFolders = (root: string): string[] => {
  const files = filesIn(root, '{src,e2e,bench,bin,features,migrations}/**/*.*').filter((file) => !LONG.test(file));
  return [...Map.groupBy(files, path.posix.dirname)]
    .filter(([, { length }]) => length > MAX_FILES)
    .map(([folder, { length }]) => `${folder} holds ${length} files`);
};

test('no folder has more than 25 files', () => {
  expect(fullFolders(projectRoot)).toEqual([]);
});

const planted = (folder: string, count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${folder}/file-${n}.ts`, '']));

test.each(['src/app/http', 'e2e/scenes', 'features/steps', 'src/texts/en'])(
  'a planted file too many in %s is refused',
  (folder) => {
    expect(fullFolders(plant(planted(folder, MAX_FILES)))).toEqual([]);
    expect(fullFolders(plant(planted(folder, MAX_FILES + 1)))).toEqual([`${folder} holds 26 files`]);
  },
);
