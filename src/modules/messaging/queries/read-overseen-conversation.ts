import type { Knex } from 'knex';
import { DomainError } from '#kernel/errors.ts';
import { flagsIn } from '#kernel/flags/flags.ts';
import type { MatchId, UserId } from '#kernel/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { OverseenMessage } from '../contracts/messages.ts';
import { overseenBy } from './overseen-conversations.ts';
import { messageViews } from './visible-messages.ts';

interface Ports {
  db: Knex;
  seals: Seals;
  guardianship: GuardianshipFacade;
}

/** Every message of a ward's conversation, as her guardian reads it (decisions 2.11). */
export class ReadOverseenConversation {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Throws `common.not-found` where it is not his to oversee. */
  async execute(guardianId: UserId, matchId: MatchId): Promise<OverseenMessage[]> {
    const { db, seals, guardianship } = this.ports;
    const wards = await guardianship.wardsOf(db, guardianId);
    const conversation: { match_id: MatchId } | undefined = await db('messaging.conversation as c')
      .modify(overseenBy(wards))
      .where({ match_id: matchId })
      .first('match_id');
    if (!conversation) throw new DomainError('common.not-found');
    const messages = await messageViews(
      seals,
      await db('messaging.message').where({ match_id: matchId }).orderBy('seq'),
    );
    return messages.map((message) => ({ ...message, flags: flagsIn(message.content) }));
  }
}
