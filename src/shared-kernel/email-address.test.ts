import { expect, test } from 'vitest';
import { sameMailbox } from './email-address.ts';

test.each(['AMINA@example.com', 'amina+wali@example.com', 'a.mina@example.com', ' A.M.ina+x@Example.COM '])(
  '%s reaches the mailbox of amina@example.com',
  (address) => {
    expect(sameMailbox(address, 'amina@example.com')).toBe(true);
  },
);

test.each(['amina@example.org', 'aminah@example.com'])('%s does not', (address) => {
  expect(sameMailbox(address, 'amina@example.com')).toBe(false);
});
