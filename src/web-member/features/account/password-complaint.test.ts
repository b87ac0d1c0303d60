import { expect, test } from 'vitest';
import { complaintAbout } from './password-complaint.ts';

const form = (changes: object = {}) => ({
  currentPassword: 'a long walk at dawn 7',
  newPassword: 'Sunrise over 7 hills!',
  confirm: 'Sunrise over 7 hills!',
  ...changes,
});

test('a valid form', () => {
  expect(complaintAbout(form())).toBeNull();
});

test('each empty field has an error', () => {
  expect(complaintAbout(form({ currentPassword: '', confirm: '' }))).toEqual({
    about: 'missing',
    fields: ['currentPassword', 'confirm'],
  });
});

test('a confirmation that does not match is the first error', () => {
  expect(complaintAbout(form({ newPassword: 'weak' }))).toEqual({ about: 'mismatch', fields: ['confirm'] });
});

test.each([
  ['Short1!', ['length']],
  ['sunrise over 7 hills!', ['passwordUpper']],
  ['SUNRISE OVER 7 HILLS!', ['passwordLower']],
  ['Sunrise over hills!', ['passwordNumber']],
  ['Sunrise over 7 hills', ['passwordSpecial']],
  ['weak', ['length', 'passwordUpper', 'passwordNumber', 'passwordSpecial']],
])('%s lacks %j', (newPassword, lacks) => {
  expect(complaintAbout(form({ newPassword, confirm: newPassword }))).toMatchObject({ about: 'weak', lacks });
});

test('the new password must differ from the current one', () => {
  expect(complaintAbout(form({ currentPassword: form().newPassword }))).toMatchObject({ about: 'same' });
});
