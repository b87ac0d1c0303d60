import path from 'node:path';
import { expect, test } from 'vitest';
import { plant } from '../planted-tree.ts';
import { filesIn, projectRoot } from '../source-tree.ts';

const MOST = 25;
/** The folders that hold more today, and how many files they may hold until they are split. The aim is none. */
const EXCEPTIONS: Record<string, number> = {
  'src/shared-kernel/i18n/ar': 39,
  'src/shared-kernel/i18n/en': 43,
  'src/shared-kernel/i18n/ur': 39,
  'src/web-admin/frame': 28,
  'src/web-member/features/account': 26,
  'src/web-member/features/auth': 26,
  'src/web-member/features/messages': 27,
  'src/web-member/features/shell': 40,
  'src/web-member/features/subscription': 26,
  'src/web-member/lib': 61,
  'src/web-member/ui': 54,
};

/** Folders that hold more files than they may, and exceptions that are not needed as they are. */
function fullFolders(root: string, exceptions: Record<string, number>): string[] {
  const files = filesIn(root, '{src,e2e,bench,bin,features,migrations}/**/*.*');
  const counts = new Map([...Map.groupBy(files, path.posix.dirname)].map(([folder, { length }]) => [folder, length]));
  const full = [...counts]
    .filter(([folder, count]) => count > (exceptions[folder] ?? MOST))
    .map(([folder, count]) => `${folder} holds ${count} files`);
  const needless = Object.keys(exceptions)
    .filter((folder) => (counts.get(folder) ?? 0) <= MOST)
    .map((folder) => `${folder} needs no exception`);
  return [...full, ...needless];
}

test('no folder holds more files than one can survey', () => {
  expect(fullFolders(projectRoot, EXCEPTIONS)).toEqual([]);
});

const planted = (folder: string, count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${folder}/file-${n}.ts`, '']));

test.each(['src/app/http', 'e2e/scenes', 'features/steps'])('a planted file too many in %s is refused', (folder) => {
  expect(fullFolders(plant(planted(folder, MOST)), {})).toEqual([]);
  expect(fullFolders(plant(planted(folder, MOST + 1)), {})).toEqual([`${folder} holds 26 files`]);
});

test('a planted exception holds only as far as it goes, and no longer than it is needed', () => {
  const root = plant({ ...planted('src/app/http', 40), ...planted('src/app/tests', 20) });
  expect(fullFolders(root, { 'src/app/http': 40, 'src/app/tests': 30 })).toEqual(['src/app/tests needs no exception']);
  expect(fullFolders(root, { 'src/app/http': 39 })).toEqual(['src/app/http holds 40 files']);
});
