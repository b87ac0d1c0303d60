import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import { roleOf, type Oversight } from '../domain/match/match-rights.ts';
import type { MatchAggregate, Participant } from '../domain/match/match.ts';
import type { Matches } from '../domain/match/matches.ts';

/** What acting in a match needs. */
export interface TakingPartPorts {
  guardianship: GuardianshipFacade;
  matches: Matches;
}

/** A match, locked, and as whom somebody acts in it. */
interface TakingPart {
  match: MatchAggregate;
  by: Participant;
  oversight: Oversight;
}

/**
 * Opens a match for one of its two, or for her acting guardian. The guardian's record is locked first, then the item
 * that waits for him, then the match: as where he decides. Throws `common.not-found` for anybody else.
 */
export async function loadMatchForParticipant(
  tx: Tx,
  { guardianship, matches }: TakingPartPorts,
  actor: Actor,
  id: MatchId,
): Promise<TakingPart> {
  const before = await matches.read(tx, id);
  if (!before) throw new DomainError('common.not-found');
  const oversight = await guardianship.resolveDecisionAuthority(tx, before.woman.accountId, before.man.accountId);
  const role = roleOf(before, actor, oversight);
  if (!role) throw new DomainError('common.not-found');
  if (before.proposal) await guardianship.putApprovalOnHold(tx, 'stage', before.proposal.id);
  const match = await matches.find(tx, id);
  if (!match) throw new DomainError('common.not-found');
  return { match, by: { role, accountId: actor.userId }, oversight };
}
