import { expect, test } from 'vitest';
import { complaintAbout } from './password-complaint.ts';

const form = (changes: object = {}) => ({
  currentPassword: 'a long walk at dawn 7',
  newPassword: 'Sunrise over 7 hills!',
  confirm: 'Sunrise over 7 hills!',
  ...changes,
});

test('a form that is in order', () => {
  expect(complaintAbout(form())).toBeNull();
});

test('every empty field is named', () => {
  expect(complaintAbout(form({ currentPassword: '', confirm: '' }))).toEqual({
    about: 'missing',
    fields: ['currentPassword', 'confirm'],
  });
});

test('the confirmation must match, whatever else is wrong', () => {
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

test('the same password again', () => {
  expect(complaintAbout(form({ currentPassword: form().newPassword }))).toMatchObject({ about: 'same' });
});
