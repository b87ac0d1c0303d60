import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languageIds, type Language } from '#kernel/i18n/languages.ts';

// Sentences of three kinds stood here once and were untrue. A woman who is watched may act on them.

const projectRoot = path.resolve(import.meta.dirname, '../..');

const UNTRUE: Record<Language, Record<'traceless' | 'never told' | 'nothing without her', RegExp>> = {
  en: {
    traceless: /\b(?:traceless|untraceable)\b|\b(?:no|without a|leaves? no) trace\b|\bleaves? nothing behind\b/i,
    'never told':
      /\b(?:never|neither|not)\b[^.:;]*\b(?:told|learns?|informed|knows?)\b[^.:;]*\b(?:you|she) (?:wrote|asked|reported)|\bneither now nor later\b|\bnot told who\b|\b(?:no|never)\b[^.:;?]*\blearns? (?:of|who|that)\b/i,
    'nothing without her':
      /\bnothing without (?:her|you|the ward)\b|\bwithout (?:her|your|the ward’s) (?:consent|yes|agreement)\b/i,
  },
  ar: {
    traceless: /(?:لا [تي]ترك|دون|بلا|بغير) أثر/,
    'never told': /(?:لا|لن) (?:يعلم|يُخبر|يعرف)[^.؛:]*(?:كتبتم|سألتم|أبلغتم|أبدًا)|لا الآن ولا لاحقًا|لا يُقال له من الذي/,
    'nothing without her': /لا يقرر شيئًا (?:دون|بدون|من دون)/,
  },
  ur: {
    traceless: /کوئی نشان نہیں چھوڑ|نشان چھوڑے بغیر/,
    'never told':
      /(?:نہ کسی ولی کو|ولی کو)[^۔]*(?:معلوم|پتا)[^۔]*آپ نے (?:لکھا|پوچھا|شکایت)|نہ اب[^۔]*نہ بعد میں|کبھی علم نہیں ہو|نہیں بتایا جاتا کہ کس نے/,
    'nothing without her': /(?:ان|آپ) کے بغیر کچھ (?:طے|فیصلہ)/,
  },
};

/** Everything that people read in a language: the catalogue, also of the console, and the articles. */
const filesOf = (language: Language) =>
  globSync([`src/texts/${language}/*.json`, `content/articles/${language}/*.md`], { cwd: projectRoot });

type Kind = keyof (typeof UNTRUE)[Language];
/** Sentences that stood here, and others of their kinds. */
const PLANTED: Record<Language, Record<Kind, string[]>> = {
  en: {
    traceless: ['On a page that leaves no trace you can ask.', 'This page leaves nothing behind.'],
    'never told': [
      'Neither a guardian nor anybody else here learns that you wrote.',
      'He is not told, neither now nor later.',
      'He is not told who asked.',
      'Your guardian never learns of it.',
      'The person they report never learns who it was.',
    ],
    'nothing without her': ['He decides nothing without her.', 'Decide without the ward’s consent'],
  },
  ar: {
    traceless: ['صفحة لا تترك أثرًا'],
    'never told': [
      'ولا يعلم وليّ ولا غيره هنا أنكم كتبتم',
      'ولا يُخبَر هو، لا الآن ولا لاحقًا',
      'ولا يُقال له من الذي سأل.',
      'ولا يعلم وليّكم بذلك أبدًا.',
    ],
    'nothing without her': ['وهو لا يقرر شيئًا دونها'],
  },
  ur: {
    traceless: ['یہ صفحہ کوئی نشان نہیں چھوڑتا'],
    'never told': [
      'نہ کسی ولی کو نہ یہاں کسی اور کو معلوم ہوتا ہے کہ آپ نے لکھا',
      'انہیں نہ اب بتایا جاتا ہے نہ بعد میں',
      'اسے نہیں بتایا جاتا کہ کس نے پوچھا۔',
      'آپ کے ولی کو اس کا کبھی علم نہیں ہوتا۔',
    ],
    'nothing without her': ['وہ ان کے بغیر کچھ طے نہیں کرتے'],
  },
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
  for (const [kind, sentences] of Object.entries(PLANTED[language]) as [Kind, string[]][])
    for (const sentence of sentences) expect(sentence, kind).toMatch(UNTRUE[language][kind]);
});
