import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../source-tree.ts';

const WEB = path.join(projectRoot, 'src');
/** The weights that the font files contain (bin/make-fonts.mjs). */
const [LIGHTEST, HEAVIEST] = [400, 600];

test('styles use only the weights that the fonts have', () => {
  const sheets = globSync('web-{member,admin,shared}/**/*.css', { cwd: WEB });
  const input = sheets.flatMap((sheet) =>
    [...readFileSync(path.join(WEB, sheet), 'utf8').matchAll(/font(?:-weight)?:\s*(\d{3}|bold\w*)\b(?! \d)/g)].map(
      ([, weight]) => [sheet, Number(weight)] as const,
    ),
  );
  expect(input.length).toBeGreaterThan(20);
  expect(input.filter(([, weight]) => !(weight >= LIGHTEST && weight <= HEAVIEST))).toEqual([]);
});

test('each class of the member app is styled in one file', () => {
  const styledBy = new Map<string, Set<string>>();
  for (const sheet of globSync('web-{member,shared}/**/*.css', { cwd: WEB })) {
    // A print style may hide classes of other files.
    const [onScreen = ''] = readFileSync(path.join(WEB, sheet), 'utf8').split('@media print');
    for (const [, name] of onScreen.matchAll(/^\s*\.([a-z][\w-]*)\s*[{,]/gm))
      styledBy.set(name!, (styledBy.get(name!) ?? new Set()).add(sheet));
  }
  expect(styledBy.size).toBeGreaterThan(100);
  expect([...styledBy].filter(([, sheets]) => sheets.size > 1)).toEqual([]);
});
