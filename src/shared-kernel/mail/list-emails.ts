import type { Knex } from 'knex';
import { AdminList, type FilterOf, type ListReading } from '../admin/admin-list.ts';
import type { listEmails } from '../contracts/admin/admin-mail.schema.ts';
import type { MailDeliveryRow } from '../persistence/rows.ts';
import type { KeyedHashes } from '../sealing/keyed-hashes.ts';
import type { UserId } from '../values/ids.ts';
import { recipientHashes } from './mail-deliveries.ts';
import { headingOf } from './email-texts.ts';

interface Ports {
  db: Knex;
  hashes: KeyedHashes;
  guardianAddressOf(db: Knex, wardId: UserId): Promise<string | null>;
  /** Wards of a member of staff, who does not read that they had an answer from the staff. */
  wardsOf(db: Knex, guardian: UserId): Promise<UserId[]>;
}

/** Emails to a person or to her guardian, for admins; without texts and addresses. */
export class ListEmails extends AdminList<typeof listEmails, MailDeliveryRow, Ports> {
  protected override readonly defaultSort = ['createdAt', 'DESC'] as const;

  protected rows({ db }: ListReading) {
    return db('kernel.mail_delivery');
  }

  protected override async narrow(
    rows: Knex.QueryBuilder,
    { wardId, ...filter }: FilterOf<typeof listEmails>,
    by: ListReading,
  ): Promise<void> {
    const { hashes, guardianAddressOf, wardsOf } = this.ports;
    const hidden = await wardsOf(by.db, by.reader.userId);
    if (hidden.length > 0) rows.where((open) => open.whereNull('account_id').orWhereNotIn('account_id', hidden));
    if (wardId) {
      const address = hidden.includes(wardId) ? null : await guardianAddressOf(by.db, wardId);
      rows.whereIn('address_hash', address === null ? [] : recipientHashes(hashes, address));
    }
    await super.narrow(rows, filter, by);
  }

  protected records(rows: MailDeliveryRow[]) {
    return rows.map(({ id, account_id, mail, language, state, error, created_at, ended_at }) => ({
      id,
      accountId: account_id,
      heading: headingOf(mail, language),
      language,
      state,
      error,
      createdAt: created_at.toISOString(),
      endedAt: ended_at?.toISOString() ?? null,
    }));
  }
}
