import { expect, test } from 'vitest';
import { type Guardian, isOnHold, waliStateOf } from './guardian.ts';

const about = (guardianWith: Partial<Guardian>) => ({ isSelf: false, ...guardianWith }) as Guardian;

test.each([
  ['nobody is named', null, 'none', false],
  ['it is the record of a guardian himself', about({ isSelf: true, status: 'verified' }), 'none', false],
  ['he has not answered', about({ status: 'pending' }), 'pending', false],
  ['he is verified', about({ status: 'verified' }), 'verified', false],
  ['the staff look at him first', about({ status: 'checking' }), 'checking', true],
  ['a question about him is open', about({ status: 'disputed' }), 'disputed', true],
  ['his account is disabled', about({ status: 'disabled' }), 'disabled', true],
])('the status of her guardian when %s', (_when, guardian, state, onHold) => {
  expect(waliStateOf(guardian)).toBe(state);
  expect(isOnHold(waliStateOf(guardian))).toBe(onHold);
});
