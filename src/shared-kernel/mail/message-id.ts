import type { KeyedHashes } from '../sealing/keyed-hashes.ts';

const WHOSE = 'Message-ID';
const FORM = /^<?([0-9a-f-]{36})\.([0-9a-f]{24})@/;
const tagOf = (hash: string): string => hash.slice(0, 24);
const subjectOf = (id: string, recipient: string): string => `${id} ${recipient.toLowerCase()}`;

/** The Message-ID of an email, which proves later that this site sent it to this address. */
export const messageIdOf = (hashes: KeyedHashes, id: string, recipient: string, domain: string): string =>
  `<${id}.${tagOf(hashes.newest(subjectOf(id, recipient), WHOSE))}@${domain}>`;

/** The id of the email with this Message-ID, if this site sent it to this address; else null. */
export function ownMailId(hashes: KeyedHashes, messageId: string, recipient: string): string | null {
  const [, id, tag] = FORM.exec(messageId) ?? [];
  if (id === undefined) return null;
  return hashes.all(subjectOf(id, recipient), WHOSE).some((hash) => tagOf(hash) === tag) ? id : null;
}
