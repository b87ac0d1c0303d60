import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';

/** A browser's keys for reading its notifications, in base64url. */
export interface BrowserKeys {
  privateKey: string;
  auth: string;
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts a notification as the browser would (RFC 8291). Throws if it is for another browser. */
export function decrypted(body: Buffer, { privateKey, auth }: BrowserKeys): string {
  const own = createECDH('prime256v1');
  own.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body[20]!;
  const theirKey = body.subarray(21, keyEnd);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirKey]);
  const shared = hkdf(own.computeSecret(theirKey), Buffer.from(auth, 'base64url'), about, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(shared, salt, 'Content-Encoding: aes128gcm\0', 16),
    hkdf(shared, salt, 'Content-Encoding: nonce\0', 12),
  );
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** Verifies the site's identity for this push service (RFC 8292), and returns its public key or null. */
export function provenBy(authorization: string, audience: string): string | null {
  const [, head, claims, signature, key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (!head || !claims || !signature || !key) return null;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  return isSigned && aud === audience && String(sub).startsWith('mailto:') ? key : null;
}
