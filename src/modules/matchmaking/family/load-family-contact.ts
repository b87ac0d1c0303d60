import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import type { GuardianId, MatchId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { MatchRole } from '../contracts/match-states.ts';
import type { FamilyContact } from '../domain/family/family-contact.ts';
import { loadMatchForParticipant, type ParticipantPorts } from '../match/load-match-for-participant.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export type FamilyPorts = ParticipantPorts & Pick<UseCasePorts, 'uow' | 'clock' | 'familyContacts'>;

/** Locks the match and loads its family contact. @throws common.not-found for everybody in another role */
export async function loadFamilyContact(
  tx: Tx,
  ports: FamilyPorts,
  { actor, id, role }: { actor: Pick<Actor, 'userId' | 'profileId'>; id: MatchId; role: MatchRole },
): Promise<{ contact: FamilyContact; acting: GuardianId | null }> {
  const { match, by, oversight } = await loadMatchForParticipant(tx, ports, actor, id);
  if (by.role !== role) throw new DomainError('common.not-found');
  const contact = await ports.familyContacts.ofMatch(tx, match.state);
  return { contact, acting: oversight.actingGuardian?.id ?? null };
}
