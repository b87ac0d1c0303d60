import { expect, test } from 'vitest';
import { requireLength, requireStrength } from './password-strength.ts';

const amina = { email: 'amina.rahman@example.org', username: 'Amina Rahman', firstName: 'Yasmeenah' };

test.each([
  ['among the commonest', 'qwerty123'],
  ['among the commonest, in capitals', 'PASSWORD1'],
  ['three thousand places down the list', 'secret1'],
  ['a word of this service', 'mithaq123'],
  ['a word of its people', 'Alhamdulillah'],
  ['one character', 'zzzzzzzz'],
  ['her address', 'Amina.Rahman@example.org'],
  ['the beginning of her address', 'amina.rahman'],
  ['her name', 'amina rahman'],
  ['her first name', 'yasmeenah'],
])('a password that is %s is refused, by the name of its field', (_, password) => {
  expect(() => requireStrength(password, amina, 'newPassword')).toThrow(
    expect.objectContaining({ code: 'common.invalid', fields: { newPassword: expect.any(String) } }),
  );
});

test.each(['a long walk at dawn 7', 'Quince-orchard-7', 'ثلاث تفاحات خضراء', 'x9$kQz'])(
  '%s is strong enough',
  (password) => {
    expect(() => requireStrength(password, amina)).not.toThrow();
  },
);

test('a new account’s password has the configured minimum length', () => {
  expect(() => requireLength('seven77', 7)).not.toThrow();
  expect(() => requireLength('seven77', 8)).toThrow(
    expect.objectContaining({ fields: { password: 'Password must be at least 8 characters' } }),
  );
});
