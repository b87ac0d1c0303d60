import { createHash } from 'node:crypto';

export const sha256 = (data: string | Uint8Array, encoding: 'hex' | 'base64' | 'base64url' = 'hex'): string =>
  createHash('sha256').update(data).digest(encoding);

const ETAG_LENGTH = 22;

/** An ETag that changes with the bytes. */
export const etagOf = (data: string | Uint8Array): string => sha256(data, 'base64url').slice(0, ETAG_LENGTH);
