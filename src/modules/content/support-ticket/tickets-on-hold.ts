import type { Knex } from 'knex';
import type { IdentityFacade } from '../../identity/index.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export interface OnHoldPorts extends Pick<UseCasePorts, 'db' | 'conflictOfInterest'> {
  identity: Pick<IdentityFacade, 'admins'>;
}

/**
 * Returns the tickets that no active admin may answer: each has a conflict of interest. A single admin may answer all.
 */
export async function ticketsOnHold(
  { db, identity, conflictOfInterest }: OnHoldPorts,
  tickets: Knex.QueryBuilder,
): Promise<Set<string>> {
  const admins = await identity.admins(db);
  if (admins.length < 2) return new Set();
  tickets.whereNull('answered_at').whereNull('closed_at');
  for (const admin of admins) {
    const own = await conflictOfInterest.concerning(db, 'support', admin);
    tickets.where((ticket) => ticket.where({ about_resolved_by: admin }).orWhere(own));
  }
  return new Set(await tickets.pluck('id'));
}
