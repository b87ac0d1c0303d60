import { expect, test } from 'vitest';
import { plant } from '../planted-tree.ts';
import { projectRoot } from '../source-tree.ts';
import { fixedNames } from './default-name.ts';

test('no text has the default name of the site, so that an operator can change it everywhere', () => {
  expect(fixedNames(projectRoot)).toEqual([]);
});

test.each([
  ['src/texts/en/auth.json', '{\n  "welcome": "Welcome to Mithaq"\n}', 2],
  ['src/texts/ar/auth.json', '{ "welcome": "مرحبًا بكم في ميثاق" }', 1],
  ['src/app/rendering/card.ts', "export const title = 'Mithaq';", 1],
  ['src/shared-kernel/mail/mail.html.hbs', '<p>Mithaq</p>', 1],
])('a name planted in %s is reported', (file, text, line) => {
  expect(fixedNames(plant({ [file]: text }))).toEqual([`${file}:${line} names the site: use its settings`]);
});

test('identifiers in small letters are no names', () => {
  const text = "export const headers = { 'X-Requested-With': 'mithaq' };";
  expect(fixedNames(plant({ 'src/web-member/lib/send.ts': text }))).toEqual([]);
});
