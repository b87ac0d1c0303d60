import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { SupportTicket, SupportTickets } from '../domain/support-ticket.ts';

/** @throws common.not-found for the ticket of another person */
export async function ownTicket(
  tx: Tx,
  questions: SupportTickets,
  { id, accountId }: { id: string; accountId: UserId },
): Promise<SupportTicket> {
  const ticket = await questions.find(tx, id);
  const asker = ticket?.state.asker;
  if (!ticket || !asker || !('accountId' in asker) || asker.accountId !== accountId)
    throw new DomainError('common.not-found');
  return ticket;
}
