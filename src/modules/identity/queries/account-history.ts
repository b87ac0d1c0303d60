import type { Knex } from 'knex';
import { timelineEvent, type TimelineEvent } from '#kernel/admin/timeline-event.ts';
import type { UserId } from '#kernel/values/ids.ts';

/** Timeline events of an account, unsorted. */
export class AccountHistory {
  private readonly db: Knex;
  constructor({ db }: { db: Knex }) {
    this.db = db;
  }

  async execute(accountId: UserId): Promise<TimelineEvent[]> {
    const account = await this.db('identity.account').where({ id: accountId }).first();
    const events = await this.db('identity.security_event').where({ account_id: accountId }).select('type', 'at');
    if (!account) return [];
    return [
      ...timelineEvent(account.created_at, 'signed-up'),
      ...timelineEvent(account.email_confirmed_at, 'email-confirmed'),
      ...timelineEvent(account.first_signed_in_at, 'first-signed-in'),
      ...events.flatMap(({ type, at }) => timelineEvent(at, type)),
    ];
  }
}
