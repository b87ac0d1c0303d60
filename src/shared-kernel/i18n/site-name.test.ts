import { afterEach, expect, test } from 'vitest';
import { setCurrentSite } from './current-site.ts';
import { addressIn, languageOf, plainAddress, prefixOf, spokenLanguage } from './languages.ts';
import { siteName, withSiteName } from './site-name.ts';
import { textsOf } from './texts.ts';

afterEach(() => setCurrentSite({}));

test('a name that is missing in a language is the English one, isolated where it has another direction', () => {
  setCurrentSite({ name: { en: 'Sakan', ar: 'سكن', ur: '' } });
  expect((['en', 'ar', 'ur'] as const).map(siteName)).toEqual(['Sakan', 'سكن', 'Sakan']);
  expect(withSiteName('Welcome to {{siteName}}, {{name}}', 'en')).toBe('Welcome to Sakan, {{name}}');
  expect(withSiteName('مرحبًا بكم في {{siteName}}', 'ar')).toBe('مرحبًا بكم في سكن');
  expect(withSiteName('{{title}} · {{siteName}}', 'ar')).toBe('{{title}} · سكن');
  expect(withSiteName('{{siteName}} میں خوش آمدید', 'ur')).toBe('\u2068Sakan\u2069 میں خوش آمدید');
});

test('texts that were read before follow a change of the name', () => {
  const texts = textsOf<{ doneWelcome: string; done: { doneWelcome: string } }>('auth');
  const all = () => JSON.stringify(texts);
  expect(all()).toContain('Welcome to Mithaq.');
  setCurrentSite({ name: { en: 'Sakan', ar: '', ur: '' } });
  expect(all()).toContain('Welcome to Sakan.');
  expect(all()).not.toMatch(/Mithaq|\{\{site/);
});

test('the default language has plain addresses, and the others a prefix', () => {
  setCurrentSite({ language: 'ar' });
  expect((['en', 'ar', 'ur'] as const).map((language) => addressIn(language, '/guidance'))).toEqual([
    '/en/guidance',
    '/guidance',
    '/ur/guidance',
  ]);
  expect(['/', '/en', '/ur/guidance', '/ar/x'].map(languageOf)).toEqual(['ar', 'en', 'ur', 'ar']);
  expect(['/en', '/ar/x'].map(plainAddress)).toEqual(['/', '/x']);
  expect(prefixOf('ar')).toBe('/');
});

test('people with a language that is not offered get the default one', () => {
  setCurrentSite({ language: 'ar', languages: ['ar', 'en'] });
  expect([spokenLanguage('ur'), spokenLanguage('en'), spokenLanguage(null)]).toEqual(['ar', 'en', 'ar']);
});
