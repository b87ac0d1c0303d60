import type { Knex } from 'knex';
import type { OwnCases } from '#kernel/desk/own-cases.ts';
import type { IdentityFacade } from '../../identity/index.ts';

export interface RestPorts {
  db: Knex;
  identity: Pick<IdentityFacade, 'admins'>;
  ownCases: OwnCases;
}

/**
 * Of these letters the ids of those that none of the admins who are there may answer: each has settled what it asks
 * about, or is one whom it concerns. Who is the only one answers whatever there is.
 */
export async function lettersAtRest(
  { db, identity, ownCases }: RestPorts,
  letters: Knex.QueryBuilder,
): Promise<Set<string>> {
  const admins = await identity.admins(db);
  if (admins.length < 2) return new Set();
  letters.whereNull('answered_at').whereNull('closed_at');
  for (const admin of admins) {
    const own = await ownCases.concerning(db, 'support', admin);
    letters.where((letter) => letter.where({ about_settled_by: admin }).orWhere(own));
  }
  return new Set(await letters.pluck('id'));
}
