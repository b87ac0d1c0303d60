import type { Knex } from 'knex';
import type { ProfileId } from '#kernel/values/ids.ts';
import { prepared, statement } from '#kernel/persistence/prepared.ts';
import { UseCase } from '#kernel/use-case.ts';
import { VISIBLE } from '../message/visible-messages.ts';

const UNREAD = statement(
  'messaging.unread-count',
  `select count(*)::integer as n from messaging.message m
   where m.recipient_profile_id = :me and m.state = 'approved' and m.read_at is null and ${VISIBLE}`,
);

export class CountUnreadMessages extends UseCase<{ db: Knex }> {
  async execute(profileId: ProfileId): Promise<number> {
    const [row] = await prepared<{ n: number }>(this.ports.db, UNREAD, { me: profileId });
    return row!.n;
  }
}
