import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { SEALED } from '../contracts/sealed-form.ts';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

declare const sealed: unique symbol;

/**
 * A stored text: `s1.<key>.<nonce, tag and cipher text>`. Not a string type, so that it cannot be used as words (ADR
 * 14).
 */
export interface SealedText {
  readonly [sealed]: true;
}

export interface DataKey {
  id: number;
  bytes: Buffer;
}

/** Seals bytes with AES-256-GCM; opening needs the same key and the same `about`. */
export function sealBytes(key: Buffer, about: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws for another key or `about`, or changed bytes. */
export function openBytes(key: Buffer, about: string, sealed: Buffer): Buffer {
  const opener = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE), { authTagLength: TAG });
  opener.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([opener.update(sealed.subarray(NONCE + TAG)), opener.final()]);
}

export const sealText = ({ id, bytes }: DataKey, about: string, text: string): SealedText =>
  `s1.${id}.${sealBytes(bytes, about, Buffer.from(text)).toString('base64url')}` as unknown as SealedText;

/** Prefix of everything that this key sealed. */
export const sealedBy = (id: number): string => `s1.${id}.`;

/** Number of the key of a stored text; null if it is not sealed. */
export function keyOf(stored: SealedText): number | null {
  const id = SEALED.exec(String(stored))?.[1];
  return id === undefined ? null : Number(id);
}

export const openText = ({ bytes }: DataKey, about: string, stored: SealedText): string =>
  openBytes(bytes, about, Buffer.from(SEALED.exec(String(stored))![2]!, 'base64url')).toString();
