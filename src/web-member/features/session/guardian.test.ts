import { expect, test } from 'vitest';
import { type Guardian, waliStateOf } from './guardian.ts';

const since = '2026-11-01T00:00:00.000Z';
const about = (told: Partial<Guardian>) => ({ isSelf: false, verifiedAt: null, ...told }) as Guardian;

test.each([
  ['nobody is named', null, 'none'],
  ['it is the record of a guardian himself', about({ isSelf: true, isVerified: true, verifiedAt: since }), 'none'],
  ['he has not answered', about({ isVerified: false }), 'pending'],
  ['he is verified', about({ isVerified: true, verifiedAt: since }), 'verified'],
  ['he was verified and cannot act', about({ isVerified: false, verifiedAt: since }), 'resting'],
])('how she stands with her guardian when %s', (_when, guardian, state) => {
  expect(waliStateOf(guardian)).toBe(state);
});
