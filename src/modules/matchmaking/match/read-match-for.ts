import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { MatchRole } from '../contracts/match-states.ts';
import { roleOf, type Oversight } from '../domain/match/match-rights.ts';
import type { Match } from '../domain/match/match-state.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface MatchReader {
  actor: Actor;
  id: MatchId;
  /** On which pages; a guardian has his own. */
  as: 'member' | 'guardian';
}

/** Reads a match for one of its members or her guardian. @throws common.not-found for anybody else */
export async function readMatchFor(
  tx: Tx,
  { matches, guardianship }: Pick<UseCasePorts, 'matches' | 'guardianship'>,
  { actor, id, as }: MatchReader,
): Promise<{ match: Match; role: MatchRole; oversight: Oversight }> {
  const match = await matches.read(tx, id);
  if (!match) throw new DomainError('common.not-found');
  const oversight = await guardianship.resolveDecisionAuthority(tx, match.woman.accountId, match.man.accountId);
  const role = roleOf(match, actor, oversight);
  if (!role || (role === 'guardian') !== (as === 'guardian')) throw new DomainError('common.not-found');
  return { match, role, oversight };
}
