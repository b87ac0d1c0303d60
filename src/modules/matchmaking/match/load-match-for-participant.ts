import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { roleOf, type Oversight } from '../domain/match/match-rights.ts';
import type { MatchAggregate } from '../domain/match/match.ts';
import type { Participant } from '../domain/match/match-state.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export type ParticipantPorts = Pick<UseCasePorts, 'guardianship' | 'matches'>;

interface ParticipantMatch {
  match: MatchAggregate;
  by: Participant;
  oversight: Oversight;
}

/**
 * Loads a match for a participant. Locks the guardian's record, then the approval item and what `lockMore` locks, then
 * the match, as his decisions do.
 * @throws common.not-found for anybody else
 */
export async function loadMatchForParticipant(
  tx: Tx,
  { guardianship, matches }: ParticipantPorts,
  actor: Pick<Actor, 'userId' | 'profileId'>,
  id: MatchId,
  lockMore?: () => Promise<void>,
): Promise<ParticipantMatch> {
  const before = await matches.read(tx, id);
  if (!before) throw new DomainError('common.not-found');
  const oversight = await guardianship.resolveDecisionAuthority(tx, before.woman.accountId, before.man.accountId);
  const role = roleOf(before, actor, oversight);
  if (!role) throw new DomainError('common.not-found');
  if (before.proposal) await guardianship.putApprovalOnHold(tx, 'stage', before.proposal.id);
  await lockMore?.();
  const match = await matches.find(tx, id);
  if (!match) throw new DomainError('common.not-found');
  return { match, by: { role, accountId: actor.userId }, oversight };
}
