import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { SEALED } from '../contracts/sealed-form.ts';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

declare const sealed: unique symbol;

/**
 * A text as it is stored: `s1.<key>.<nonce, tag and cipher text>`. It is no string to the compiler, so that it cannot
 * stand where words are wanted.
 */
export interface Sealed {
  readonly [sealed]: true;
}

/** A key of 32 bytes and the number by which sealed texts name it. */
export interface DataKey {
  id: number;
  bytes: Buffer;
}

/** Seals bytes with AES-256-GCM; they open only with the same key and the same `about`. */
export function sealBytes(key: Buffer, about: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws where key or `about` is another one, or anything was changed. */
export function openBytes(key: Buffer, about: string, sealed: Buffer): Buffer {
  const opener = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE), { authTagLength: TAG });
  opener.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([opener.update(sealed.subarray(NONCE + TAG)), opener.final()]);
}

export const sealText = ({ id, bytes }: DataKey, about: string, text: string): Sealed =>
  `s1.${id}.${sealBytes(bytes, about, Buffer.from(text)).toString('base64url')}` as unknown as Sealed;

/** The beginning of everything that this key sealed. */
export const sealedBy = (id: number): string => `s1.${id}.`;

/** Which key a stored text needs; null for one that is not sealed. */
export function keyOf(stored: Sealed): number | null {
  const id = SEALED.exec(String(stored))?.[1];
  return id === undefined ? null : Number(id);
}

export const openText = ({ bytes }: DataKey, about: string, stored: Sealed): string =>
  openBytes(bytes, about, Buffer.from(SEALED.exec(String(stored))![2]!, 'base64url')).toString();
