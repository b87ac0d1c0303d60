import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languageIds } from '#kernel/i18n/languages.ts';
import { applyVariant, type Branch, type Variant } from '#kernel/i18n/variants.ts';

const folder = import.meta.dirname;
const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as T;
const variants = Object.fromEntries(
  languageIds.map((language) => [language, read<Record<string, Variant>>(`${language}.json`)]),
);

/** The paths of the replacements, with their texts; null removes. */
const leaves = (tree: Variant, at: string[] = []): [path: string[], text: string | null][] =>
  tree === null || typeof tree === 'string'
    ? [[at, tree]]
    : Object.entries(tree).flatMap(([key, branch]) => leaves(branch, [...at, key]));
const textsIn = (tree: Branch, at = ''): [path: string, text: string][] =>
  typeof tree === 'string'
    ? [[at, tree]]
    : Object.entries(tree).flatMap(([key, branch]) => textsIn(branch as Branch, `${at}.${key}`));
const lookup = (tree: unknown, at: string[]): unknown =>
  at.reduce<unknown>((branch, key) => (branch as Record<string, unknown> | undefined)?.[key], tree);

test.each(languageIds)('%s: each replacement has the key of a text in the catalogue', (language) => {
  const missing = leaves(variants[language]!).filter(
    ([[file, ...at]]) => lookup(read(`../texts/${language}/${file}.json`), at) === undefined,
  );
  expect(missing).toEqual([]);
});

test.each(['ar', 'ur'] as const)('%s replaces what English replaces, except untranslated emails', (language) => {
  const keys = (one: string) => leaves(variants[one]!).flatMap(([at]) => (at[0] === 'emails' ? [] : [at.join('.')]));
  expect(keys(language)).toEqual(expect.arrayContaining(keys('en')));
  expect(keys(language).length).toBe(keys('en').length);
});

const ABOUT_FEES =
  /\b(?:pay|paid|payments?|payer|plans?|prices?|refunds?|subscriptions?|Stripe|invoices?|billing|renew\w*)\b|£/i;

test('what is replaced by its place in a list speaks of fees, so that the place is still the right one', () => {
  const inLists = leaves(variants['en']!).filter(([at]) => /^\d+$/.test(at.at(-1)!));
  const moved = inLists.filter(
    ([[file, ...at]]) => !ABOUT_FEES.test(String(lookup(read(`../texts/en/${file}.json`), at))),
  );
  expect(moved).toEqual([]);
});

/** Files whose texts members read on a site without fees, and texts in them that only pages about fees show. */
const FILES = [
  'common',
  'legal',
  'dashboard',
  'interest',
  'plan',
  'nav',
  'guardian',
  'leave-dialog',
  'account',
  'leaving',
];
const ONLY_WITH_FEES =
  /^(?:plan\.(?:current|freeNote|expires|renews|due|tab\.plans|status)|dashboard\.step\.free|interest\.step\.subscription-required|common\.(?:foot\.pricing|nextStep\.plans)|legal\.terms\.sections\.plans)/;

test('no text that members read on a site without fees speaks of them', () => {
  const left = FILES.flatMap((file) =>
    textsIn(applyVariant(read<Branch>(`../texts/en/${file}.json`), variants['en']![file])!, file).filter(
      ([at, text]) => ABOUT_FEES.test(text) && !ONLY_WITH_FEES.test(at),
    ),
  );
  expect(left).toEqual([]);
});
