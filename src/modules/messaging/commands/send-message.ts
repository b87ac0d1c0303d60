import { DomainError } from '#kernel/errors.ts';
import { newId, type MatchId, type MessageId, type ProfileId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { UseCase } from '#kernel/use-case.ts';
import { modeOf, type Match } from '../../matchmaking/index.ts';
import { Message } from '../domain/message.ts';
import { SentBefore } from '../domain/messages.ts';
import { messagingLimits } from '../limits.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'uow' | 'clock' | 'limits' | 'guardianship' | 'matchmaking' | 'messages'>;
interface TextParts {
  content: string;
  clientId?: string | undefined;
}

/** Sends a message for review, or delivers it while the guardian reads along. A repeated `clientId` sends nothing. */
export class SendMessage extends UseCase<Ports> {
  /** @throws common.not-found, messaging.guardian-unverified, messaging.match-not-active, common.rate-limited */
  async execute(from: ProfileId, matchId: MatchId, words: TextParts): Promise<MessageId> {
    const { uow, messages } = this.ports;
    try {
      return await uow.run((tx) => this.write(tx, from, matchId, words));
    } catch (error) {
      const { clientId } = words;
      if (!(error instanceof SentBefore) || clientId === undefined) throw error;
      const first = await uow.run((tx) => messages.sentAs(tx, clientId, from, matchId));
      if (!first) throw new DomainError('common.conflict');
      return first;
    }
  }

  private async write(tx: Tx, from: ProfileId, matchId: MatchId, { content, clientId }: TextParts): Promise<MessageId> {
    const { clock, limits, messages } = this.ports;
    const match = await this.requireWritable(tx, from, matchId);
    const first = clientId === undefined ? null : await messages.sentAs(tx, clientId, from, matchId);
    if (first) return first;
    await limits.inside(tx).consume(messagingLimits['messages of a member in a conversation'], `${from} ${matchId}`);
    const { man, woman } = match;
    const [sender, recipient] = man.profileId === from ? [man, woman] : [woman, man];
    const createdAt = clock.now();
    const id = newId<MessageId>(createdAt);
    const wardId = woman.accountId;
    const written = { id, matchId, sender, recipient, wardId, content, clientId: clientId ?? null, createdAt };
    const message = modeOf(match) === 'read_along' ? Message.deliver(written) : Message.write(written);
    await messages.save(tx, message);
    return id;
  }

  private async requireWritable(tx: Tx, from: ProfileId, matchId: MatchId): Promise<Match> {
    const { guardianship, matchmaking } = this.ports;
    const match = await matchmaking.lockedMatchOf(tx, matchId, from);
    if (!match) throw new DomainError('common.not-found');
    if (match.status === 'ended') throw new DomainError('messaging.match-not-active');
    const { blockers } = await guardianship.resolveDecisionAuthority(tx, match.woman.accountId, match.man.accountId);
    // A disabled account and a waiting period are not revealed.
    if (blockers.some((blocker) => blocker !== 'disabled' && blocker !== 'iddah'))
      throw new DomainError('messaging.guardian-unverified');
    if (blockers.length > 0 || match.status !== 'active') throw new DomainError('messaging.match-not-active');
    return match;
  }
}
