import type { Knex } from 'knex';
import type { IdentityFacade } from '../../identity/index.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export interface OnHoldPorts extends Pick<UseCasePorts, 'db' | 'conflictOfInterest'> {
  identity: Pick<IdentityFacade, 'admins'>;
}

/**
 * Restricts tickets to those that no active admin may answer: each has a conflict of interest. A single admin may
 * answer all but those of his ward.
 */
export async function restrictToOnHold(
  { db, identity, conflictOfInterest }: OnHoldPorts,
  tickets: Knex.QueryBuilder,
): Promise<void> {
  const admins = await identity.admins(db);
  if (admins.length === 0) tickets.whereRaw('false');
  tickets.whereNotNull('pending_since');
  for (const admin of admins) {
    const hidden = await conflictOfInterest.hiding(db, 'support', admin);
    tickets.where((ticket) => {
      hidden(ticket);
      if (admins.length > 1) ticket.orWhere({ about_resolved_by: admin });
    });
  }
}

/** Returns those of the tickets that are on hold. */
export async function ticketsOnHold(ports: OnHoldPorts, tickets: Knex.QueryBuilder): Promise<Set<string>> {
  await restrictToOnHold(ports, tickets);
  return new Set(await tickets.pluck('id'));
}
