import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languageIds, type Language } from '#kernel/i18n/languages.ts';

// Sentences of three kinds stood here once and were untrue. A woman who is watched may act on them.

const projectRoot = path.resolve(import.meta.dirname, '../..');

const UNTRUE: Record<Language, Record<'traceless' | 'never told' | 'nothing without her', RegExp>> = {
  en: {
    traceless: /\btraceless\b|\b(?:no|without a|leaves? no) trace\b/i,
    'never told':
      /\b(?:never|neither|not)\b[^.:;]*\b(?:told|learns?|informed|knows?)\b[^.:;]*\b(?:you|she) (?:wrote|asked|reported)/i,
    'nothing without her': /\bnothing without (?:her|you|the ward)\b|\bwithout (?:her|the ward’s) consent\b/i,
  },
  ar: {
    traceless: /(?:لا [تي]ترك|دون|بلا|بغير) أثر/,
    'never told': /(?:لا|لن) (?:يعلم|يُخبر|يعرف)[^.؛:]*(?:كتبتم|سألتم|أبلغتم)/,
    'nothing without her': /لا يقرر شيئًا (?:دون|بدون|من دون)/,
  },
  ur: {
    traceless: /کوئی نشان نہیں چھوڑ|نشان چھوڑے بغیر/,
    'never told': /(?:نہ کسی ولی کو|ولی کو)[^۔]*(?:معلوم|پتا)[^۔]*آپ نے (?:لکھا|پوچھا|شکایت)/,
    'nothing without her': /(?:ان|آپ) کے بغیر کچھ (?:طے|فیصلہ)/,
  },
};

/** Everything that people read in a language: the catalogue without the console, and the articles. */
const filesOf = (language: Language) =>
  globSync([`src/texts/${language}/!(console*).json`, `content/articles/${language}/*.md`], { cwd: projectRoot });

const PLANTED: Record<Language, string[]> = {
  en: [
    'On a page that leaves no trace you can ask.',
    'Neither a guardian nor anybody else here learns that you wrote.',
    'He decides nothing without her.',
  ],
  ar: ['صفحة لا تترك أثرًا', 'ولا يعلم وليّ ولا غيره هنا أنكم كتبتم', 'وهو لا يقرر شيئًا دونها'],
  ur: [
    'یہ صفحہ کوئی نشان نہیں چھوڑتا',
    'نہ کسی ولی کو نہ یہاں کسی اور کو معلوم ہوتا ہے کہ آپ نے لکھا',
    'وہ ان کے بغیر کچھ طے نہیں کرتے',
  ],
};

test.each(languageIds)(
  'no text in %s is called traceless, or promises what a guardian never does or learns',
  (language) => {
    const files = filesOf(language);
    expect(files.length).toBeGreaterThan(30);
    for (const file of files) {
      const text = readFileSync(path.join(projectRoot, file), 'utf8');
      for (const [kind, pattern] of Object.entries(UNTRUE[language]))
        expect(pattern.exec(text), `${file}: ${kind}`).toBeNull();
    }
  },
);

test.each(languageIds)('planted: each kind is noticed in %s', (language) => {
  const patterns = Object.values(UNTRUE[language]);
  for (const [n, sentence] of PLANTED[language].entries()) expect(sentence).toMatch(patterns[n]!);
});
