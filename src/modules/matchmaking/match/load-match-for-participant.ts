import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { roleOf, type Oversight } from '../domain/match/match-rights.ts';
import type { MatchAggregate } from '../domain/match/match.ts';
import type { Participant } from '../domain/match/match-state.ts';
import { holdItems } from './hold-items.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export type ParticipantPorts = Pick<UseCasePorts, 'guardianship' | 'matches' | 'matchTopics'>;

interface ParticipantMatch {
  match: MatchAggregate;
  by: Participant;
  oversight: Oversight;
}

/**
 * Loads a match for a participant. Locks the guardian's record, then his items of the match, then the match, as his
 * decisions do.
 * @throws common.not-found for anybody else
 */
export async function loadMatchForParticipant(
  tx: Tx,
  ports: ParticipantPorts,
  actor: Pick<Actor, 'userId' | 'profileId'>,
  id: MatchId,
): Promise<ParticipantMatch> {
  const { guardianship, matches } = ports;
  const before = await matches.read(tx, id);
  if (!before) throw new DomainError('common.not-found');
  const oversight = await guardianship.resolveDecisionAuthority(tx, before.woman.accountId, before.man.accountId);
  const role = roleOf(before, actor, oversight);
  if (!role) throw new DomainError('common.not-found');
  await holdItems(tx, ports, before);
  const match = await matches.find(tx, id);
  if (!match) throw new DomainError('common.not-found');
  return { match, by: { role, accountId: actor.userId }, oversight };
}
