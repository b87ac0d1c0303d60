import type { Knex } from 'knex';
import type { IdentityFacade } from '../../identity/index.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export interface OnHoldPorts extends Pick<UseCasePorts, 'db' | 'conflictOfInterest'> {
  identity: Pick<IdentityFacade, 'findStaffWith'>;
}

/**
 * Restricts tickets to those that nobody with the duty may answer: each has a conflict of interest. A single person
 * may answer all but those of his ward.
 */
export async function restrictToOnHold(
  { db, identity, conflictOfInterest }: OnHoldPorts,
  tickets: Knex.QueryBuilder,
): Promise<void> {
  const entitled = await identity.findStaffWith(db, 'cases');
  if (entitled.length === 0) tickets.whereRaw('false');
  tickets.whereNotNull('pending_since');
  for (const staff of entitled) {
    const hidden = await conflictOfInterest.hiding(db, 'support', staff);
    tickets.where((ticket) => {
      hidden(ticket);
      if (entitled.length > 1) ticket.orWhere({ about_resolved_by: staff });
    });
  }
}

/** Returns those of the tickets that are on hold. */
export async function ticketsOnHold(ports: OnHoldPorts, tickets: Knex.QueryBuilder): Promise<Set<string>> {
  await restrictToOnHold(ports, tickets);
  return new Set(await tickets.pluck('id'));
}
