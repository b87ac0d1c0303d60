import { expect, test } from 'vitest';
import { isEnglish } from './written-language.ts';

test.each([
  'I would welcome speaking with your father first.',
  'Assalamu alaikum. How are your parents?',
  'I lead the Fajr prayer in Bradford, and my mother عائشة lives with us in the same street.',
])('in English: %s', (text) => {
  expect(isEnglish(text)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['a greeting in Latin letters', 'Assalamu alaikum.'],
  ['one word that may be English', 'Please.'],
  ['Urdu in Latin letters', 'Main aap ke walid se milna chahta hoon, is liye likh raha hoon.'],
  ['Turkish', 'Ailenizle tanışmak isterim, selamlar.'],
  ['French', 'Je voudrais parler avec votre père, si vous le voulez bien.'],
  ['Arabic', 'أود التحدث مع والدك أولًا.'],
  ['Urdu', 'میں پہلے آپ کے والد سے بات کرنا چاہتا ہوں۔'],
  ['half of each', 'I would like to meet your father. أود التحدث مع والدك أولًا إن شاء الله.'],
  ['figures', '2026-11-28'],
])('not surely in English: %s', (_what, text) => {
  expect(isEnglish(text)).toBe(false);
});
