import { DomainError } from '#kernel/errors.ts';
import { hashOfToken } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Match } from '../domain/match/match-state.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/**
 * Returns the match of an emailed link by which a ward objects to its end. Not locked.
 * @throws common.not-found if the link ended or her account is not active
 */
export async function matchOfObjection(
  tx: Tx,
  { identity, matches }: Pick<UseCasePorts, 'identity' | 'matches'>,
  token: string,
): Promise<Match> {
  const match = await matches.ofObjection(tx, hashOfToken(token));
  const isActive = match && (await identity.filterActive(tx, [match.woman.accountId])).size > 0;
  if (!isActive) throw new DomainError('common.not-found');
  return match;
}
