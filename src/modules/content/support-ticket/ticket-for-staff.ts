import type { Actor } from '#kernel/actor.ts';
import type { ConflictOfInterest } from '#kernel/desk/conflict-of-interest.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/tx.ts';
import type { SupportTicket, ticketStateOf } from '../domain/support-ticket.ts';
import type { UseCasePorts } from '../use-case-ports.ts';
import { requireOtherReviewer } from './require-other-reviewer.ts';

export type TicketPorts = Pick<Kernel, 'uow' | 'clock'> &
  Pick<UseCasePorts, 'identity' | 'questions'> & { conflictOfInterest: ConflictOfInterest };

export interface TicketResult {
  id: string;
  state: ReturnType<typeof ticketStateOf>;
}

interface TicketChecks {
  /** Refuses staff from whom the words are withheld. */
  mayRead?: () => Promise<void>;
  lock?: () => Promise<unknown>;
  seenLatestAt?: string | undefined;
}

/**
 * The locked ticket for an act of staff. `lock` comes first, as in every act on a case.
 * @throws common.not-found, also for a conflict of interest; content.conflict-of-interest, content.newer-message
 */
export async function ticketForStaff(
  tx: Tx,
  { questions, identity, conflictOfInterest }: TicketPorts,
  id: string,
  admin: Actor,
  { mayRead, lock, seenLatestAt }: TicketChecks = {},
): Promise<SupportTicket> {
  await conflictOfInterest.refuse(tx.db, { queue: 'support', id }, admin.userId);
  await mayRead?.();
  await lock?.();
  const ticket = await questions.find(tx, id);
  if (!ticket) throw new DomainError('common.not-found');
  await requireOtherReviewer(tx, identity, ticket, admin);
  requireSeen(ticket, seenLatestAt);
  return ticket;
}

/**
 * Staff may not write over what they have not seen.
 * @throws content.newer-message
 */
export function requireSeen({ state: { latestAt } }: SupportTicket, seenLatestAt: string | undefined): void {
  if (seenLatestAt !== undefined && seenLatestAt !== latestAt.toISOString())
    throw new DomainError('content.newer-message');
}
