import { createECDH, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { decrypted } from '../../../../local/push/decrypted.ts';
import { encrypted } from './encrypted.ts';

/** A test browser. */
function aBrowser() {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  return { keys: { p256dh, auth }, own: { privateKey: pair.getPrivateKey().toString('base64url'), auth } };
}

test('encryption gives the example of RFC 8291', () => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const chance = {
    key: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    padded: 0,
  };
  expect(encrypted('When I grow up, I want to be a watermelon', keys, chance).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('only its browser can read a notification, and its length reveals nothing', () => {
  const [one, another] = [aBrowser(), aBrowser()];
  const body = encrypted('There is something for you to answer', one.keys);
  expect(decrypted(body, one.own)).toBe('There is something for you to answer');
  expect(() => decrypted(body, another.own)).toThrow(/authenticate/);
  expect(encrypted('Salam', one.keys)).toHaveLength(body.length);
});

test('a key that is not on the curve is refused', () => {
  const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url');
  expect(() => encrypted('Salam', { p256dh, auth: randomBytes(16).toString('base64url') })).toThrow(/key/i);
});
