import type { Actor } from '#kernel/actor.ts';
import type { MatchId, ReleaseId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { ReleaseView } from '../../contracts/family/family-contact.schema.ts';
import { releaseView } from '../../family/family-views.ts';
import { loadFamilyContact, type FamilyPorts } from '../../family/load-family-contact.ts';

/** A guardian ends a release, and its text is deleted (R-C.3). Idempotent. */
export class EndRelease extends UseCase<FamilyPorts> {
  /** @throws common.not-found */
  execute(actor: Actor, id: MatchId, releaseId: ReleaseId): Promise<ReleaseView> {
    const { uow, clock, familyContacts } = this.ports;
    return uow.run(async (tx) => {
      const { contact, acting } = await loadFamilyContact(tx, this.ports, { actor, id, role: 'guardian' });
      const release = contact.endRelease(releaseId, clock.now());
      await familyContacts.save(tx, contact);
      return releaseView(contact.state, release, { role: 'guardian', acting });
    });
  }
}
