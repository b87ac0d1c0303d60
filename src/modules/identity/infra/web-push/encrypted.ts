import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** All notifications have the same length, which reveals nothing about their kind. */
const PADDED = 512;
const RECORD = 4096;
/** Ends the text of the last record; padding follows. */
const LAST = 2;

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

interface Keys {
  /** The browser's public key and secret, in base64url. */
  p256dh: string;
  auth: string;
}

interface TestOverrides {
  /** The one-time private key. */
  key?: Buffer;
  salt?: Buffer;
  padded?: number;
}

/**
 * Encrypts a text for one browser (RFC 8291, as one record of RFC 8188). Only tests set `overrides`.
 * @throws if the browser's key is invalid
 */
export function encrypted(text: string, { p256dh, auth }: Keys, overrides: TestOverrides = {}): Buffer {
  const { salt = randomBytes(16), padded = PADDED } = overrides;
  const own = createECDH('prime256v1');
  if (overrides.key) own.setPrivateKey(overrides.key);
  else own.generateKeys();
  const theirKey = Buffer.from(p256dh, 'base64url');
  const ownKey = own.getPublicKey();
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirKey, ownKey]);
  const shared = hkdf(own.computeSecret(theirKey), Buffer.from(auth, 'base64url'), about, 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    hkdf(shared, salt, 'Content-Encoding: aes128gcm\0', 16),
    hkdf(shared, salt, 'Content-Encoding: nonce\0', 12),
  );
  const words = Buffer.from(text);
  const padding = Buffer.alloc(Math.max(0, padded - words.length));
  const head = Buffer.concat([salt, Buffer.alloc(4), Buffer.of(ownKey.length), ownKey]);
  head.writeUInt32BE(RECORD, salt.length);
  const sealed = [cipher.update(Buffer.concat([words, Buffer.of(LAST), padding])), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([head, ...sealed]);
}
