import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fromRightToLeft } from '#kernel/i18n/isolated.ts';
import { languages } from '#kernel/i18n/languages.ts';

interface Tree {
  [key: string]: string | Tree;
}

const read = (language: string, file: string): Tree =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, language, file), 'utf8')) as Tree;

/** Every text with its path, without plural categories. */
const textsOf = (tree: Tree | string[], at = ''): [path: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${at}${key}`, value] as [string, string]] : textsOf(value, `${at}${key}.`),
  );
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** The places that values fill; the site's name is not one, and a language may name the site where another does not. */
const placesOf = (text: string) => new Set([...text.matchAll(/\{\{(?!site)(\w+)\}\}/g)].map(([, name]) => name));

/** Catalogues in English only: for the staff's digest, invoices and developers. */
const ENGLISH_ALONE = ['desk', 'invoices', 'local'];
/** Emails; those to guardians exist in every language, members get English. */
const TO_GUARDIANS = ['emails.json', 'match-news.json'];
/** Reference data, whose English is in the database. */
const OF_DATA = 'reference.';
/** Words that are typed, pressed or searched for as they are: addresses, cookies, keys, ciphers, file names. */
const SAME_IN_EVERY_SCRIPT =
  /(?<!\w)(mithaq-recovery-codes\.txt|mithaq(\.[a-z-]+)?|zone|(quran|sunnah)\.com|ico\.org\.uk|Esc|AES-256-GCM|Markdown|CSV|SVG|Stripe|path|circle|ellipse|rect|line|polygon|polyline|title|docs\/papers|\/help)(?![\w-]|\.\w)/g;

const filesOf = (language: string) => readdirSync(path.join(import.meta.dirname, language));
const translations = Object.keys(languages).filter((language) => language !== 'en');
const translated = translations.flatMap((language) =>
  filesOf(language).map((file) => [`${language}/${file}`, language, file] as const),
);

test.each(translations)('%s has every catalogue that its readers need', (language) => {
  expect(filesOf(language)).toEqual(
    filesOf('en').filter((file) => !ENGLISH_ALONE.includes(path.basename(file, '.json'))),
  );
});

test.each(translated.filter(([, , file]) => !TO_GUARDIANS.includes(file)))(
  '%s leaves nothing out',
  (_, language, file) => {
    const its = new Set(textsOf(read(language, file)).map(([at]) => at));
    expect(textsOf(read('en', file)).filter(([at]) => !its.has(at))).toEqual([]);
  },
);

describe.each(translated)('%s', (_, language, file) => {
  const english = new Map(textsOf(read('en', file)));
  const its = textsOf(read(language, file));

  test('has every text of English, with the same places', () => {
    const isPlural = (at: string) => PLURAL.test(at);
    for (const [at, text] of its.filter(([at]) => !at.startsWith(OF_DATA))) {
      const original = english.get(at) ?? english.get(at.replace(PLURAL, '_other'));
      expect(original, at).toBeDefined();
      const [places, wanted] = [placesOf(text), placesOf(original!)];
      // A plural may spell out its number; a large one is formatted with separators.
      if (isPlural(at)) for (const one of [places, wanted]) one.add('count').add('number');
      expect(places, at).toEqual(wanted);
    }
  });

  test('has every plural of the language', () => {
    const kinds = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const plurals = new Set(its.filter(([at]) => PLURAL.test(at)).map(([at]) => at.replace(PLURAL, '')));
    const known = new Set(its.map(([at]) => at));
    for (const at of plurals) for (const kind of kinds) expect(known, at).toContain(`${at}_${kind}`);
  });

  test('is written in its own script', () => {
    const words = (text: string) => text.replace(/\{\{\w+\}\}/g, '').replace(SAME_IN_EVERY_SCRIPT, '');
    for (const [at, text] of its) {
      expect(words(text), at).not.toMatch(/[A-Za-z]{2}/);
      expect(/\p{L}/u.test(words(text)) ? fromRightToLeft(text) : true, at).toBe(true);
    }
  });
});
