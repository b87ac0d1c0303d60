import Keygrip from 'keygrip';
import { expect, test } from 'vitest';
import { cookieKeys } from './cookie-keys.ts';

const keys = cookieKeys(['newest', 'older']);

test('it signs like Keygrip, and recognises the key of a signature', () => {
  expect(keys.sign('mithaq=a')).toBe(new Keygrip(['newest'], 'sha256').sign('mithaq=a'));
  expect(keys.index('mithaq=a', keys.sign('mithaq=a'))).toBe(0);
  expect(keys.index('mithaq=a', new Keygrip(['older'], 'sha256').sign('mithaq=a'))).toBe(1);
});

test.each([
  '',
  'x',
  keys.sign('mithaq=b'),
  `${keys.sign('mithaq=a')}=`,
  new Keygrip(['other'], 'sha256').sign('mithaq=a'),
])('the signature %o is invalid', (signature) => {
  expect(keys.index('mithaq=a', signature)).toBe(-1);
  expect(keys.verify('mithaq=a', signature)).toBe(false);
});
