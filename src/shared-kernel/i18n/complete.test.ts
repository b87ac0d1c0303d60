import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fromRightToLeft } from './isolated.ts';
import { languages } from './languages.ts';

interface Tree {
  [key: string]: string | Tree;
}

const read = (language: string, file: string): Tree =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, language, file), 'utf8')) as Tree;

/** Every text with its path, plurals without the name of their kind. */
const textsOf = (tree: Tree | string[], at = ''): [path: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${at}${key}`, value] as [string, string]] : textsOf(value, `${at}${key}.`),
  );
const PLURAL = /_(zero|one|two|few|many|other)$/;
const placesOf = (text: string) => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));

/** Letters, which guardians alone get in other languages. */
const OF_GUARDIANS = new Set(['emails.json', 'match-news.json']);

const translated = Object.keys(languages)
  .filter((language) => language !== 'en')
  .flatMap((language) =>
    readdirSync(path.join(import.meta.dirname, language)).map(
      (file) => [`${language}/${file}`, language, file] as const,
    ),
  );

describe.each(translated)('%s', (_, language, file) => {
  const english = new Map(textsOf(read('en', file)));
  const its = textsOf(read(language, file));

  test('says what English says, and leaves the same places', () => {
    const isPlural = (at: string) => PLURAL.test(at);
    for (const [at, text] of its) {
      const original = english.get(at) ?? english.get(at.replace(PLURAL, '_other'));
      expect(original, at).toBeDefined();
      const [places, wanted] = [placesOf(text), placesOf(original!)];
      // A plural may say its number in words.
      if (isPlural(at)) for (const one of [places, wanted]) one.add('count').add('number');
      expect(places, at).toEqual(wanted);
    }
  });

  test('says all of it, or is for guardians alone', () => {
    if (OF_GUARDIANS.has(file)) return;
    const base = (at: string) => at.replace(PLURAL, '');
    const said = new Set(its.map(([at]) => base(at)));
    expect([...english.keys()].map(base).filter((at) => !said.has(at))).toEqual([]);
  });

  test('has every plural that the language knows', () => {
    const kinds = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const plurals = new Set(its.filter(([at]) => PLURAL.test(at)).map(([at]) => at.replace(PLURAL, '')));
    const known = new Set(its.map(([at]) => at));
    for (const at of plurals) for (const kind of kinds) expect(known, at).toContain(`${at}_${kind}`);
  });

  test('is written in its own script', () => {
    // Names of another script stand apart, as those of other sites.
    const words = (text: string) => text.replace(/\{\{\w+\}\}|\u2068[^\u2069]*\u2069/g, '');
    for (const [at, text] of its) {
      // A file is called as files are.
      if (/^[\w.-]+\.txt$/.test(text)) continue;
      expect(words(text), at).not.toMatch(/[A-Za-z]{2}/);
      expect(/\p{L}/u.test(words(text)) ? fromRightToLeft(text) : true, at).toBe(true);
    }
  });
});
