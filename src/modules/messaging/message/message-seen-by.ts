import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import type { MessageId, UserId } from '#kernel/values/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { SeenMessage } from '../index.ts';
import { overseenBy } from '../conversation/overseen-conversations.ts';
import { messageViews, VISIBLE, type ShownMessage } from './visible-messages.ts';

export async function messageSeenBy(
  { seals, guardianship }: { seals: Seals; guardianship: GuardianshipFacade },
  db: Knex,
  { userId, profileId }: Actor,
  id: MessageId,
): Promise<SeenMessage | null> {
  const wards = await guardianship.wardsOf(db, userId);
  type Row = ShownMessage & { writer_id: UserId; recipient_id: UserId };
  const rows: Row[] = await db('messaging.message as m')
    .join('messaging.conversation as c', 'c.match_id', 'm.match_id')
    .where({ 'm.id': id })
    .where((q) => {
      if (profileId !== null) q.whereRaw(VISIBLE, { me: profileId });
      q.orWhere((overseen) => void overseen.modify(overseenBy(wards)));
    })
    .select(
      'm.*',
      db.raw('case when m.sender_profile_id = c.man_profile_id then c.man_id else c.woman_id end as writer_id'),
      db.raw('case when m.sender_profile_id = c.man_profile_id then c.woman_id else c.man_id end as recipient_id'),
    );
  const [message] = await messageViews(seals, rows);
  if (!message) return null;
  const { writer_id: writerId, recipient_id: recipientId } = rows[0]!;
  return { writerId, recipientId, message };
}
