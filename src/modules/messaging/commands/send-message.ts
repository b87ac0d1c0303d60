import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { newId, type MatchId, type MessageId, type ProfileId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { MatchmakingFacade } from '../../matchmaking/index.ts';
import { Message, Repeated, type Messages } from '../domain/message.ts';

interface Ports {
  db: Knex;
  uow: UnitOfWork;
  clock: Clock;
  guardianship: GuardianshipFacade;
  matchmaking: MatchmakingFacade;
  messages: Messages;
}
interface Words {
  content: string;
  clientId?: string | undefined;
}

/** Writes a message in an active match. It waits for the woman's guardian; a repeated send with the same client-made id makes one message. */
export class SendMessage {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async execute(from: ProfileId, matchId: MatchId, { content, clientId }: Words): Promise<MessageId> {
    const { uow, clock, guardianship, matchmaking, messages } = this.ports;
    try {
      return await uow.run(async (tx) => {
        const match = await matchmaking.lockedMatchOf(tx, matchId, from);
        if (!match) throw new DomainError('common.not-found');
        if (match.status === 'ended') throw new DomainError('messaging.match-not-active');
        const { obstacles } = await guardianship.whoDecides(tx, match.woman.accountId, match.man.accountId);
        // That somebody is disabled is not told.
        if (obstacles.some((obstacle) => obstacle !== 'disabled'))
          throw new DomainError('messaging.guardian-unverified');
        if (obstacles.length > 0 || match.status !== 'active') throw new DomainError('messaging.match-not-active');
        const createdAt = clock.now();
        const [sender, recipient] = match.man.profileId === from ? [match.man, match.woman] : [match.woman, match.man];
        const id = newId<MessageId>(createdAt);
        const message = Message.write({
          id,
          matchId,
          sender,
          recipient,
          wardId: match.woman.accountId,
          content,
          clientId: clientId ?? null,
          createdAt,
        });
        await messages.save(tx, message);
        return id;
      });
    } catch (error) {
      if (error instanceof Repeated) return this.first(from, matchId, clientId!);
      throw error;
    }
  }

  private async first(from: ProfileId, matchId: MatchId, clientId: string): Promise<MessageId> {
    const row = await this.ports
      .db('messaging.message')
      .where({ match_id: matchId, sender_profile_id: from, client_id: clientId })
      .first('id');
    if (!row) throw new DomainError('common.conflict');
    return row.id;
  }
}
