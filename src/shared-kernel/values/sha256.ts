import { createHash } from 'node:crypto';

export const sha256 = (content: string | Uint8Array, encoding: 'hex' | 'base64' | 'base64url' = 'hex'): string =>
  createHash('sha256').update(content).digest(encoding);

const ETAG_LENGTH = 22;

/** An ETag that changes with the content. */
export const etagOf = (content: string | Uint8Array): string => sha256(content, 'base64url').slice(0, ETAG_LENGTH);
