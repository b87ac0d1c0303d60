import type { listGivenUpMail } from '../contracts/admin/admin-mail.schema.ts';
import { AdminList, type ListReading } from '../admin/admin-list.ts';
import type { MailRow } from '../persistence/rows.ts';

type FailedMail = MailRow & { failed_at: Date; last_error: string };

/** Failed emails for admins, oldest first, without content and recipient. */
export class ListGivenUpMail extends AdminList<typeof listGivenUpMail, FailedMail> {
  protected override readonly columns = { givenUpAt: 'failed_at' };

  protected rows({ db }: ListReading) {
    return db('kernel.mail').whereNotNull('failed_at');
  }

  protected records(rows: FailedMail[]) {
    return rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at.toISOString(),
      givenUpAt: row.failed_at.toISOString(),
      tries: row.tries,
      lastError: row.last_error,
    }));
  }
}
