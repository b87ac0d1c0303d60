import type { Knex } from 'knex';
import { after, DAY } from '../clock.ts';
import type { Language } from '../i18n/languages.ts';
import type { KeyedHashes } from '../sealing/keyed-hashes.ts';
import type { Tx } from '../tx.ts';
import { normalEmail } from '../values/email-address.ts';
import type { UserId } from '../values/ids.ts';
import type { MailDeliveryRow } from '../persistence/rows.ts';

const WHOSE = 'recipient of an email';
/** How long staff see what was sent to whom (ADR 83). */
const RETENTION = 90 * DAY;

type Outcome = Exclude<MailDeliveryRow['state'], 'pending'>;

/** The hash of a recipient's address, for storing. */
export const recipientHash = (hashes: KeyedHashes, address: string): string =>
  hashes.newest(normalEmail(address), WHOSE);
/** The hashes by which an address may be stored. */
export const recipientHashes = (hashes: KeyedHashes, address: string): string[] =>
  hashes.all(normalEmail(address), WHOSE);

interface Sent {
  id: string;
  accountId: UserId | null;
  address: string;
  mail: string;
  language: Language;
  at: Date;
}

/** Stores that an email is to be sent, in the transaction that causes it. */
export async function addDelivery(tx: Tx, hashes: KeyedHashes, sent: Sent): Promise<void> {
  await tx.db('kernel.mail_delivery').insert({
    id: sent.id,
    account_id: sent.accountId,
    address_hash: recipientHash(hashes, sent.address),
    mail: sent.mail,
    language: sent.language,
    state: 'pending',
    created_at: sent.at,
  });
}

/** Stores what became of emails. A report that it came back is the last word; a retried one is pending again. */
export async function endDeliveries(
  db: Knex,
  ids: string[],
  { state, at, error = null }: { state: Outcome; at: Date; error?: string | null },
): Promise<void> {
  const deliveries = db('kernel.mail_delivery').whereIn('id', ids);
  if (state !== 'returned') deliveries.whereNot({ state: 'returned' });
  await deliveries.update({ state, ended_at: at, error });
}

/** The delivery states of these emails, without those that were sent more than 90 days ago. */
export async function deliveryStates(db: Knex, ids: string[]): Promise<Map<string, MailDeliveryRow['state']>> {
  const rows = await db('kernel.mail_delivery').whereIn('id', ids).select('id', 'state');
  return new Map(rows.map(({ id, state }) => [id, state]));
}

export async function retryDelivery(tx: Tx, id: string): Promise<void> {
  await tx.db('kernel.mail_delivery').where({ id }).update({ state: 'pending', ended_at: null, error: null });
}

/** A sweep. */
export async function purgeDeliveries(db: Knex, at: Date): Promise<void> {
  await db('kernel.mail_delivery').where('created_at', '<=', after(at, -RETENTION)).delete();
}
