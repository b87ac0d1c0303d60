import { DomainError } from '#kernel/errors.ts';
import type { MatchId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { Conversations } from '../domain/conversation.ts';
import type { Party } from '../domain/message.ts';

/**
 * Returns the ward of a conversation that this account oversees; holds until the transaction ends.
 * @throws common.not-found if he does not oversee it
 */
export async function wardOverseenBy(
  tx: Tx,
  { conversations, guardianship }: { conversations: Conversations; guardianship: GuardianshipFacade },
  matchId: MatchId,
  accountId: UserId,
): Promise<Party> {
  const pair = await conversations.pairOf(tx, matchId);
  if (!pair) throw new DomainError('common.not-found');
  const { actingGuardian } = await guardianship.resolveDecisionAuthority(tx, pair.woman.accountId, pair.man.accountId);
  if (actingGuardian?.accountId !== accountId) throw new DomainError('common.not-found');
  return pair.woman;
}
