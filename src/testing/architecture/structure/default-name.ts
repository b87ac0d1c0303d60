import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn, isTest } from '../source-tree.ts';

/** The default name in each script; identifiers such as the header `X-Requested-With: mithaq` are in small letters. */
const NAME = /\bMithaq|ميثاق|میثاق/;
/** The one place of the default name. */
const DEFAULT = 'src/shared-kernel/i18n/language-table.ts';
const OF_TESTS = /^src\/testing\//;

/** Texts with the default name, which an operator could not change (R-J.2). */
export const fixedNames = (root: string): string[] =>
  filesIn(root, 'src/**/*.{ts,tsx,js,json,hbs,html,css,svg,webmanifest}')
    .filter((file) => file !== DEFAULT && !OF_TESTS.test(file) && !isTest(file) && !/\/tests?\//.test(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (NAME.test(line) ? [`${file}:${at + 1} names the site: use its settings`] : [])),
    );
