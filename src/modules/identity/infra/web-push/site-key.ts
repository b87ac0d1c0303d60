import { createECDH, createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { after, HOUR } from '#kernel/clock.ts';

/** Push services accept a proof for a day at most. */
const PROOF_LIFE = 12 * HOUR;

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Identifies the site to push services (RFC 8292). */
export class SiteKey {
  readonly publicKey: string;
  private readonly privateKey: KeyObject;
  private readonly contact: string;

  /**
   * `key`: 32 bytes in base64 or base64url.
   * @throws if they are not a valid private key
   */
  constructor(key: string, contact: string) {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(key, 'base64'));
    const point = pair.getPublicKey();
    this.publicKey = point.toString('base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const d = pair.getPrivateKey();
    const padded = Buffer.concat([Buffer.alloc(32 - d.length), d]).toString('base64url');
    const jwk = { kty: 'EC', crv: 'P-256', d: padded, x: x!, y: y! };
    this.privateKey = createPrivateKey({ format: 'jwk', key: jwk });
    this.contact = contact;
  }

  /** The `Authorization` header for a push service. */
  authorization(endpoint: string, now: Date): string {
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor(after(now, PROOF_LIFE).getTime() / 1000),
      sub: `mailto:${this.contact}`,
    };
    const signed = `${base64url({ typ: 'JWT', alg: 'ES256' })}.${base64url(claims)}`;
    const key = { key: this.privateKey, dsaEncoding: 'ieee-p1363' } as const;
    const signature = sign('sha256', Buffer.from(signed), key).toString('base64url');
    return `vapid t=${signed}.${signature}, k=${this.publicKey}`;
  }
}
