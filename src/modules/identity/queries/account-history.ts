import type { Knex } from 'knex';
import { timelineEvent, type TimelineEvent } from '#kernel/admin/timeline-event.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';

/** Timeline events of an account, unsorted. */
export class AccountHistory extends UseCase<{ db: Knex }> {
  async execute(accountId: UserId): Promise<TimelineEvent[]> {
    const account = await this.ports.db('identity.account').where({ id: accountId }).first();
    const events = await this.ports.db('identity.security_event').where({ account_id: accountId }).select('type', 'at');
    if (!account) return [];
    return [
      ...timelineEvent(account.created_at, 'signed-up'),
      ...timelineEvent(account.email_confirmed_at, 'email-confirmed'),
      ...timelineEvent(account.first_signed_in_at, 'first-signed-in'),
      ...events.flatMap(({ type, at }) => timelineEvent(at, type)),
    ];
  }
}
