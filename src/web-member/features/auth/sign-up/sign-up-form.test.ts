import { signUpForm } from '#modules/identity/contracts/auth.schema.ts';
import { expect, test } from 'vitest';

const filled = {
  email: 'amina@example.com',
  password: 'secret1',
  username: 'Amina',
  firstName: 'Amina',
  gender: 'female',
  selectedPlan: '1',
  termsAccepted: true,
  waliName: 'Ahmed Rahman',
  waliEmail: 'ahmed@example.com',
  waliPhone: '+44 7700 900123',
  waliRelation: 'father',
  waliLanguage: 'ur',
};
const wrong = (form: object) => [
  ...new Set(signUpForm.safeParse(form).error?.issues.map(({ path }) => path.join('.')) ?? []),
];

test('a complete form is valid', () => {
  expect(wrong(filled)).toEqual([]);
});

test('an empty form marks every field at once, including a sister’s guardian', () => {
  const empty = {
    email: '',
    password: '',
    username: ' ',
    waliName: '',
    waliEmail: '',
    waliPhone: '',
    waliRelation: '',
    waliLanguage: '',
    termsAccepted: false,
  };
  expect(wrong({ ...empty, gender: 'female', selectedPlan: '' }).sort()).toEqual([
    'email',
    'firstName',
    'password',
    'selectedPlan',
    'termsAccepted',
    'username',
    'waliEmail',
    'waliLanguage',
    'waliName',
    'waliPhone',
    'waliRelation',
  ]);
});

test('a brother’s form needs no guardian', () => {
  expect(
    wrong({ ...filled, gender: 'male', firstName: '', waliName: '', waliEmail: '', waliPhone: '', waliRelation: '' }),
  ).toEqual([]);
});

test('the box of the terms must be ticked', () => {
  expect(wrong({ ...filled, termsAccepted: false })).toEqual(['termsAccepted']);
});

test.each([
  ['email', 'amina'],
  ['password', '12345'],
  ['waliName', 'Ahmed'],
  ['waliName', 'Ahmed Rahman\nPay here'],
  ['firstName', ''],
  ['firstName', 'amina.example'],
  ['username', 'www.amina.example'],
  ['waliEmail', 'ahmed@'],
  ['waliPhone', '123 456 789'],
])('%s %s is refused', (field, value) => {
  expect(wrong({ ...filled, [field]: value })).toEqual([field]);
});
