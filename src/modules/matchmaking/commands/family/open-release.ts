import type { Actor } from '#kernel/actor.ts';
import type { MatchId, ReleaseId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { OpenedRelease } from '../../contracts/family/family-contact.schema.ts';
import { loadFamilyContact, type FamilyPorts } from '../../family/load-family-contact.ts';

/** The man opens what her guardian released; each press is counted (R-C.3). */
export class OpenRelease extends UseCase<FamilyPorts> {
  /** @throws common.not-found, matchmaking.release-ended, matchmaking.match-paused */
  execute(actor: Actor, id: MatchId, releaseId: ReleaseId): Promise<OpenedRelease> {
    const { uow, familyContacts } = this.ports;
    return uow.run(async (tx) => {
      const { contact, acting } = await loadFamilyContact(tx, this.ports, { actor, id, role: 'man' });
      contact.openRelease(releaseId, acting);
      await familyContacts.save(tx, contact);
      return familyContacts.openRelease(tx, releaseId);
    });
  }
}
