import type { Knex } from 'knex';
import { after, HOUR, type Clock } from '#kernel/clock.ts';
import { afterFact, type Subscription } from '#kernel/events.ts';
import type { MatchId, UserId } from '#kernel/ids.ts';
import type { Tx, UnitOfWork } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import { messageDeclined, messageDelivered } from '../events.ts';
import { emails } from '../emails.ts';

const MAIL_PAUSE = HOUR;

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  identity: IdentityFacade;
}

/** Tells a recipient of delivered messages, at most once an hour for each conversation and only while something is unread; and a sender of a declined one. */
export class MailMessages {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  readonly subscriptions: Subscription[] = [
    afterFact(messageDelivered, 'messaging.mail-delivered', (tx, { matchId, recipientId }) =>
      this.tellOfUnread(tx, matchId, recipientId as UserId),
    ),
    afterFact(messageDeclined, 'messaging.mail-declined', async (tx, { matchId, senderId }) => {
      await this.ports.identity.notify(tx, senderId as UserId, emails.messageDeclined, {
        path: `/messages/${matchId}`,
      });
    }),
  ];

  /** What was delivered within the hour after an e-mail is told when that hour is over, if it is still unread. */
  async tellWaiting(db: Knex): Promise<void> {
    const { rows } = await db.raw(
      `select distinct m.match_id, case m.recipient_profile_id when c.man_profile_id then c.man_id else c.woman_id end as recipient_id
       from messaging.message m join messaging.conversation c using (match_id)
       where m.state = 'approved' and m.read_at is null
         and m.decided_at > case m.recipient_profile_id when c.man_profile_id then c.last_mailed_man_at else c.last_mailed_woman_at end
         and case m.recipient_profile_id when c.man_profile_id then c.last_mailed_man_at else c.last_mailed_woman_at end <= ?`,
      [after(this.ports.clock.now(), -MAIL_PAUSE)],
    );
    for (const row of rows) await this.ports.uow.run((tx) => this.tellOfUnread(tx, row.match_id, row.recipient_id));
  }

  private async tellOfUnread(tx: Tx, matchId: MatchId, recipientId: UserId): Promise<void> {
    const { clock, identity } = this.ports;
    const now = clock.now();
    const conversation = await tx.db('messaging.conversation').where({ match_id: matchId }).forNoKeyUpdate().first();
    if (!conversation) return;
    const isMan = conversation.man_id === recipientId;
    const [me, other] = isMan
      ? [conversation.man_profile_id, conversation.woman_profile_id]
      : [conversation.woman_profile_id, conversation.man_profile_id];
    const lastMailed = isMan ? conversation.last_mailed_man_at : conversation.last_mailed_woman_at;
    if (lastMailed && lastMailed > after(now, -MAIL_PAUSE)) return;
    const unread = await tx
      .db('messaging.message')
      .where({ match_id: matchId, recipient_profile_id: me, state: 'approved' })
      .whereNull('read_at')
      .first('id');
    if (!unread) return;
    await tx
      .db('messaging.conversation')
      .where({ match_id: matchId })
      .update(isMan ? { last_mailed_man_at: now } : { last_mailed_woman_at: now });
    await identity.notify(tx, recipientId, emails.messageDelivered, {
      values: { other },
      path: `/messages/${matchId}`,
    });
  }
}
