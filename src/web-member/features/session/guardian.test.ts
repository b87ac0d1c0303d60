import { expect, test } from 'vitest';
import { type Guardian, isResting, waliStateOf } from './guardian.ts';

const about = (told: Partial<Guardian>) => ({ isSelf: false, ...told }) as Guardian;

test.each([
  ['nobody is named', null, 'none', false],
  ['it is the record of a guardian himself', about({ isSelf: true, standing: 'verified' }), 'none', false],
  ['he has not answered', about({ standing: 'pending' }), 'pending', false],
  ['he is verified', about({ standing: 'verified' }), 'verified', false],
  ['the staff look at him first', about({ standing: 'checking' }), 'checking', true],
  ['a question about him is open', about({ standing: 'disputed' }), 'disputed', true],
  ['his account is disabled', about({ standing: 'disabled' }), 'disabled', true],
])('how she stands with her guardian when %s', (_when, guardian, state, resting) => {
  expect(waliStateOf(guardian)).toBe(state);
  expect(isResting(waliStateOf(guardian))).toBe(resting);
});
