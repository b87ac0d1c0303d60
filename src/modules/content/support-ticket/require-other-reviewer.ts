import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Tx } from '#kernel/tx.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { SupportTicket } from '../domain/support-ticket.ts';

/**
 * An appeal goes to another person with the duty than the one who resolved the case, if there is one.
 * @throws content.conflict-of-interest
 */
export async function requireOtherReviewer(
  tx: Tx,
  identity: Pick<IdentityFacade, 'isOnlyStaffWith'>,
  { state: { about } }: SupportTicket,
  admin: Actor,
): Promise<void> {
  if (about?.resolvedBy === admin.userId && !(await identity.isOnlyStaffWith(tx.db, 'cases', admin.userId)))
    throw new DomainError('content.conflict-of-interest');
}
